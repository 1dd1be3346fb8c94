/** The id that finds a failure in the log of the service. */
export function RequestId({ id }: { id: string }) {
  return (
    <p className="text-xs text-soft">
      Request ID: <code className="font-mono break-all">{id}</code>
    </p>
  );
}
