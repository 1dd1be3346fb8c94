/** Columns of YouTube Studio's tables of videos; the German names are those of a German account. */
export const YOUTUBE_COLUMNS: { [field: string]: readonly string[] } = {
  id: ["Content", "Video", "Videos", "Video ID"],
  title: ["Video title", "Videotitel"],
  created_at: ["Video publish time", "Veröffentlichungszeitpunkt des Videos"],
  duration_s: ["Duration", "Duration (seconds)", "Dauer"],
};
