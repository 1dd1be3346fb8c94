-- Every request writes here. After a crash of the server the counts begin anew, so that no request has to wait for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
