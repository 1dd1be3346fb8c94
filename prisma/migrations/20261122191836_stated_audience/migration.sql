-- What whoever sends a file states of the audience, until a worker imports both.
ALTER TABLE "uploads" ADD COLUMN     "followers" BIGINT,
ADD COLUMN     "followers_on" DATE;
