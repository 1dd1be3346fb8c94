/** Characters of a note: a line beside a chart, no report. */
export const NOTE_LENGTH = 280;
