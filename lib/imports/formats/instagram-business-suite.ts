import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import type { Fields } from "../read-fields.ts";
import { readMedia } from "../read-media.ts";
import { readPostId } from "../read-post-id.ts";

const BY_DAY =
  'The file has figures by day, which are only part of the figures of a post, so its posts were kept without figures. Export it again with "Lifetime" figures.';
const FIGURES = ["views", "reach", "likes", "shares", "comments", "saves", "impressions", "clicks"] as const;

/**
 * The content file of Meta Business Suite for Instagram, one line per post. Its column "Date" reads "Lifetime"; a file
 * by day has a date there, and its figures are parts of those of the post. The names in other languages are those of
 * files that were seen, and columns of two languages in one file occur.
 */
export const instagramBusinessSuite: ExportFormat = {
  names: { csv: "instagram_business_suite" },
  title: "Meta Business Suite's content export for Instagram",
  platform: "instagram",
  keyColumns: ["Post ID", "Account username", "Publish time", "Permalink", "Post type"],
  fields: {
    id: ["Post ID", "Beitrags-ID", "Identificador de la publicación", "Identificação da publicação"],
    account: [
      "Account username",
      "Konto-Benutzername",
      "Nombre de usuario de la cuenta",
      "Nome de usuário da conta",
    ],
    text: ["Description", "Beschreibung", "Descripción", "Descrição"],
    duration_s: ["Duration (sec)", "Duration (seconds)", "Dauer (Sek.)", "Duración (segundos)"],
    created_at: [
      "Publish time",
      "Veröffentlichungszeitpunkt",
      "Hora de publicación",
      "Horário de publicação",
    ],
    url: ["Permalink", "Enlace permanente", "Link permanente"],
    media: ["Post type", "Beitragstyp", "Tipo de publicación", "Tipo de publicação"],
    period: ["Date", "Datum", "Fecha", "Data"],
    views: ["Views", "Aufrufe", "Visualizaciones", "Visualizações", "Plays"],
    impressions: ["Impressions", "Impresiones", "Impressionen", "Impressões"],
    reach: ["Reach", "Reichweite", "Alcance"],
    likes: ["Likes", '"Gefällt mir"-Angaben', "Me gusta", "Curtidas"],
    shares: [
      "Shares",
      "Geteilte Inhalte",
      "Veces que se compartió",
      "Veces que se ha compartido",
      "Compartilhamentos",
    ],
    comments: ["Comments", "Kommentare", "Comentarios", "Comentários"],
    saves: ["Saves", "Gespeicherte Beiträge", "Veces que se guardó", "Veces guardado", "Salvamentos"],
    clicks: ["Link clicks", "Clics en el enlace"],
    profile_clicks: ["Profile visits", "Visitas al perfil"],
  },
  unused: [
    ...["Account ID", "Account name", "Data comment", "Follows", "Replies", "Navigation"],
    ...["Sticker taps", "Konto-ID", "Kontoname", "Datenkommentar", "Seguimientos"],
    ...["Identificador de la cuenta", "Nombre de la cuenta", "Comentario sobre los datos"],
    ...["Respuestas", "Toques en stickers", "Navegación"],
  ],
  listsAllPosts: true,
  recognises: (header) => {
    const has = (field: string) => instagramBusinessSuite.fields[field]?.some(header) ?? false;
    const isFacebook = header("Page ID") || header("Page name");
    return (
      has("id") &&
      !isFacebook &&
      [has("account"), has("created_at"), has("url"), has("media")].filter(Boolean).length >= 2
    );
  },
  toRows: (fields) => {
    const account = fields.name("account");
    return [{ kind: "post", post: readPost(fields), ...(account && { account }) }];
  },
};

function readPost(fields: Fields): ExportPost {
  const url = fields.url("url");
  const media = readMedia(fields.name("media"));
  const isPart = /\d/.test(fields.name("period") ?? "");
  if (isPart) fields.remark(BY_DAY);
  return {
    id: readPostId(fields, url),
    createdAt: fields.time("created_at"),
    text: fields.text("text"),
    url,
    media,
    // Pictures read 0, which is no length.
    durationS: fields.duration("duration_s") || undefined,
    ...(!isPart && readFigures(fields)),
  };
}

function readFigures(fields: Fields): Partial<ExportPost> {
  const figures = FIGURES.map((figure) => [figure, fields.count(figure)]);
  return { ...Object.fromEntries(figures), profileClicks: fields.count("profile_clicks") };
}
