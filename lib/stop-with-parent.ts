/**
 * Ends this process when the supervisor that started it is gone: nobody else would stop it, and the database that the
 * supervisor brought would be stopped under it. The channel between them tells it at once, and wakes nobody while both live. Does nothing in
 * a process that was started without one.
 */
export function stopWithParent(): void {
  const stop = () => process.kill(process.pid, "SIGTERM");
  // Undefined without a channel, false when the supervisor has gone already.
  if (process.connected === false) stop();
  else process.once("disconnect", stop);
}
