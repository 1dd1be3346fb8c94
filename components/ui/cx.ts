import { type ClassValue, clsx } from "clsx";

/** Joins class names. Where two contradict each other neither wins by its place: the one that is to win ends in `!`. */
export function cx(...classes: ClassValue[]): string {
  return clsx(classes);
}
