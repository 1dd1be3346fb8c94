export const DATA = "https://www.googleapis.com/youtube/v3";
export const ANALYTICS = "https://youtubeanalytics.googleapis.com/v2/reports";
