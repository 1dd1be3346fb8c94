"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { QueryProvider } from "#components/ui/query-provider.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asOpenedShare } from "./answers.ts";

/** Asks whoever has a link for its password. */
export function SharePassword({ token }: { token: string }) {
  return (
    <div className="mx-auto max-w-md px-4 py-10 sm:py-16">
      <h1 className="mb-6 text-2xl font-semibold tracking-tight">A shared audit</h1>
      <QueryProvider>
        <PasswordCard token={token} />
      </QueryProvider>
    </div>
  );
}

function PasswordCard({ token }: { token: string }) {
  const router = useRouter();
  const [missing, setMissing] = useState<string | null>(null);
  const open = useMutation({
    mutationFn: (password: string) => fetchJson(asOpenedShare, `/shared/${token}/open`, { password }),
    onSuccess: () => router.refresh(),
  });
  const send = (password: string) => {
    setMissing(password ? null : "Enter the password that came with the link.");
    if (password && !open.isPending) open.mutate(password);
  };
  return (
    <Card id="password-asked" title="This link has a password">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(`${new FormData(event.currentTarget).get("password") ?? ""}`);
        }}
        className="space-y-4"
      >
        <PasswordField
          label="Password"
          name="password"
          autoComplete="off"
          hint="Ask whoever sent you the link."
          error={missing}
        />
        {open.error && (
          <FailureAlert error={open.error} title="Not opened" next="Check capital letters and spaces." />
        )}
        <Button type="submit" aria-disabled={open.isPending}>
          {open.isPending ? "Opening …" : "Open"}
        </Button>
      </form>
    </Card>
  );
}
