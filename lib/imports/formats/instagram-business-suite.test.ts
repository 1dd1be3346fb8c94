import { describe, expect, it } from "vitest";
import { collectRows, findNotes, getHead, sortRows } from "../testing/collect-rows.ts";

const HEADER =
  "Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves";
const asInstagram = { platform: "instagram", now: new Date("2026-10-01") } as const;
const file = (...lines: string[]) => [HEADER, ...lines, ""].join("\n");
const line = (id: string, time: string, figures = "100,80,9,1,0,2,3", date = "Lifetime") =>
  `${id},1784,teahouse,Tea House,"Chai, slowly",0,${time},https://www.instagram.com/p/C${id}/,IG image,,${date},${figures}`;

describe("Meta Business Suite's content export for Instagram", () => {
  it("becomes posts, with thousands separators, line breaks and the US order of dates", async () => {
    const reel =
      '17890000000000001,1784,teahouse,Tea House,"First pour\nof the day",32,09/15/2026 18:00,https://www.instagram.com/reel/DAbc123/,IG reel,,Lifetime,"15,000",9800,410,120,14,20,55';
    const rows = await collectRows(
      `\uFEFF${file(reel, line("2", "09/03/2026 08:05", "7,,1,,,,"))}`,
      asInstagram,
    );
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "instagram_business_suite" }),
      {
        kind: "post",
        account: "teahouse",
        line: 2,
        post: {
          id: "17890000000000001",
          createdAt: new Date("2026-09-15T18:00:00Z"),
          text: "First pour\nof the day",
          url: "https://www.instagram.com/reel/DAbc123/",
          media: "reel",
          durationS: 32,
          views: 15_000,
          reach: 9800,
          likes: 410,
          shares: 120,
          comments: 20,
          saves: 55,
        },
      },
      {
        kind: "post",
        account: "teahouse",
        line: 4,
        post: {
          id: "2",
          createdAt: new Date("2026-09-03T08:05:00Z"),
          text: "Chai, slowly",
          url: "https://www.instagram.com/p/C2/",
          media: "image",
          views: 7,
          likes: 1,
        },
      },
    ]);
    expect(findNotes(rows)).toEqual([]);
  });

  it.each([
    [
      "German",
      "Beitrags-ID,Konto-ID,Konto-Benutzername,Kontoname,Beschreibung,Dauer (Sek.),Veröffentlichungszeitpunkt,Permalink,Beitragstyp,Datenkommentar,Datum,Aufrufe,Reichweite,„Gefällt mir“-Angaben,Geteilte Inhalte,Follows,Kommentare,Gespeicherte Beiträge\n9,1,teehaus,Tee,Grün,,01.09.2026 18:00,https://www.instagram.com/p/D9/,IG Karussell,,Gesamte Laufzeit,7100,5200,210,31,6,9,96\n",
      { media: "carousel", views: 7100, likes: 210, saves: 96, createdAt: new Date("2026-09-01T18:00:00Z") },
    ],
    [
      "Spanish, with a column in English",
      'Identificador de la publicación,Identificador de la cuenta,Nombre de usuario de la cuenta,Descripción,Duración (segundos),Hora de publicación,Enlace permanente,Tipo de publicación,Fecha,Visualizaciones,Alcance,Me gusta,Veces que se compartió,Comentarios,Veces que se guardó,Views\n9,1,casadelte,Té,15,09/21/2026 10:00,https://www.instagram.com/reel/D9/,Reel de Instagram,Total,"7,100",5200,210,31,9,96,\n',
      { media: "reel", views: 7100, likes: 210, saves: 96, createdAt: new Date("2026-09-21T10:00:00Z") },
    ],
    [
      "Portuguese, with semicolons",
      "Identificação da publicação;Descrição;Horário de publicação;Link permanente;Tipo de publicação;Visualizações;Alcance;Curtidas;Compartilhamentos;Comentários;Salvamentos\n9;Chá;15/09/2026 18:00;https://www.instagram.com/p/D9/;Imagem do IG;7.100;5.200;210;31;9;96\n",
      { media: "image", views: 7100, likes: 210, saves: 96, createdAt: new Date("2026-09-15T18:00:00Z") },
    ],
  ])("is read in %s", async (_, content, post) => {
    const rows = await collectRows(content, asInstagram);
    expect(rows[1]).toMatchObject({ kind: "post", post: { id: "9", reach: 5200, shares: 31, ...post } });
    expect(getHead(rows).columns.filter(({ status }) => status === "unknown")).toEqual([]);
  });

  it.each([
    ["since views took the place of impressions", "Views,Reach", "100,80", { views: 100, reach: 80 }],
    ["before that", "Impressions,Reach,Plays", "90,80,", { impressions: 90, reach: 80 }],
    ["before that, of a reel", "Impressions,Reach,Plays", ",80,95", { reach: 80, views: 95 }],
    ["with both names of views", "Plays,Views,Reach", "95,100,80", { views: 100, reach: 80 }],
    [
      "of a story",
      "Reach,Profile visits,Link clicks,Replies",
      "80,6,4,2",
      { reach: 80, profileClicks: 6, clicks: 4 },
    ],
    ["in Portuguese", "Impressões,Alcance", "90,80", { impressions: 90, reach: 80 }],
    ["in Spanish", "Visitas al perfil,Clics en el enlace", "6,4", { profileClicks: 6, clicks: 4 }],
  ])("reads how many saw a post and clicked %s", async (_, names, figures, expected) => {
    const content = `Post ID,Account username,Publish time,Permalink,Post type,${names}\n1,teahouse,09/15/2026 18:00,https://www.instagram.com/p/C1/,IG image,${figures}\n`;
    const rows = await collectRows(content, asInstagram);
    const post = rows.find((row) => row.kind === "post")?.post;
    const { views, impressions, reach, clicks, profileClicks } = post ?? {};
    expect({ views, impressions, reach, clicks, profileClicks }).toEqual({
      views: undefined,
      impressions: undefined,
      reach: undefined,
      clicks: undefined,
      profileClicks: undefined,
      ...expected,
    });
    expect(getHead(rows).columns.filter(({ status }) => status === "unknown")).toEqual([]);
  });

  it("keeps no figures of a file by day, and says so once", async () => {
    const rows = await collectRows(
      file(
        line("1", "09/15/2026 18:00", "4,3,2,1,0,0,0", "09/16/2026"),
        line("1", "09/15/2026 18:00", "5,3,2,1,0,0,0", "09/17/2026"),
      ),
      asInstagram,
    );
    expect(rows[1]).toMatchObject({ kind: "post", post: { id: "1" } });
    expect(rows.some((row) => row.kind === "post" && "views" in row.post)).toBe(false);
    expect(findNotes(rows)).toEqual([expect.stringMatching(/figures by day/)]);
  });

  it("says how it took dates that may mean two days", async () => {
    const rows = await collectRows(file(line("1", "03/04/2026 18:00")), asInstagram);
    expect(rows.find((row) => row.kind === "post")).toMatchObject({
      post: { createdAt: new Date("2026-03-04T18:00:00Z") },
    });
    expect(findNotes(rows)[0]).toMatch(/"03\/04\/2026 18:00" start with the month or the day/);
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const rows = await collectRows(
      file(
        line("1", "09/15/2026 18:00"),
        line("2", "15/15/2026 18:00"),
        line("3", "09/15/2026 18:00", "many,80,9,1,0,2,3"),
        line("4", "09/15/2026 18:00").replace('"Chai', 'Chai"'),
        line("5", "25/09/2026 18:00"),
        line("", "09/15/2026 18:00").replace(/https:\S+?,/, ","),
        line("7", "09/15/2026 18:00", "100,80,9"),
        line("8", "09/16/2026 18:00"),
      ),
      asInstagram,
    );
    expect(sortRows(rows).good).toEqual([2, 9]);
    expect(sortRows(rows).rejected.map(({ line: at, reason }) => `${at}: ${reason}`)).toEqual([
      '3: Publish time is "15/15/2026 18:00": there is no such day',
      '4: Views is "many": expected a whole number, 0 or more',
      expect.stringMatching(/^5: /),
      expect.stringMatching(/^6: Publish time is "25\/09\/2026 18:00": /),
      "7: Post ID is missing",
      "8: has 14 columns: expected 18",
    ]);
  });

  it("is not taken for a page's file on Facebook", async () => {
    const content =
      "Post ID,Page ID,Page name,Title,Publish time,Permalink,Post type,Reach\n1,2,Tea,Hi,,,Photo,4\n";
    await expect(collectRows(content, asInstagram)).rejects.toThrow(/It was exported from a Facebook page/);
  });
});
