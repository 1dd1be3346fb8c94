import type { ChannelKind } from "../values.ts";
import type { Message } from "./message.ts";

/** Slack shows no more of a header. */
const MOST_HEADER = 150;

/** The JSON of a message, as the receiver of a kind of channel expects it. */
export const WRITE_BODY: Record<Exclude<ChannelKind, "email">, (message: Message) => string> = {
  slack: (message) => JSON.stringify(slackMessage(message)),
  teams: (message) => JSON.stringify(teamsMessage(message)),
  https: (message) => JSON.stringify(event(message)),
};

/** Source: Slack, "Sending messages using incoming webhooks" and Block Kit. */
function slackMessage({ subject, detail, link, workspace }: Message) {
  const header = `${workspace.name}: ${subject}`;
  return {
    text: escapeSlack(header),
    blocks: [
      { type: "header", text: { type: "plain_text", text: header.slice(0, MOST_HEADER), emoji: false } },
      { type: "section", text: { type: "mrkdwn", text: escapeSlack(detail) } },
      {
        type: "actions",
        elements: [{ type: "button", text: { type: "plain_text", text: "Open in Plinth" }, url: link }],
      },
    ],
  };
}

/** Source: Slack, "Formatting text for app surfaces": these three alone are escaped. */
function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Source: Microsoft, "Create incoming webhooks with Workflows for Microsoft Teams": a message with an Adaptive Card. */
function teamsMessage({ subject, detail, link, workspace }: Message) {
  const words = (text: string, look = {}) => ({
    type: "TextBlock",
    text: escapeCard(text),
    wrap: true,
    ...look,
  });
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [
            words(workspace.name, { isSubtle: true, size: "Small" }),
            words(subject, { weight: "Bolder", size: "Medium" }),
            words(detail),
          ],
          actions: [{ type: "Action.OpenUrl", title: "Open in Plinth", url: link }],
        },
      },
    ],
  };
}

/** A TextBlock takes a part of Markdown: handles and names are no emphasis and no links. */
function escapeCard(text: string): string {
  return text.replace(/[\\*_[\]]/g, (one) => `\\${one}`);
}

/** As events of webhooks are, with a type that is none of theirs. */
function event({ id, kind, workspace, subject, detail, link, firedAt }: Message) {
  return {
    type: kind === "test" ? "alert.test" : "alert.fired",
    timestamp: firedAt.toISOString(),
    data: {
      alert_id: id,
      workspace_id: workspace.id,
      workspace: workspace.name,
      kind,
      subject,
      detail,
      url: link,
    },
  };
}
