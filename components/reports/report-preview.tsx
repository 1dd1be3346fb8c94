import { isReadable } from "./brand-colour.ts";
import { ColourBand } from "./colour-band.tsx";

type Props = {
  name: string;
  colour: string | null;
  /** Address of the logo. */
  logo: string | null;
};

/** The head of a report as it is on paper: white and ink, whatever the theme. */
export function ReportPreview({ name, colour, logo }: Props) {
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium">Preview with sample figures</figcaption>
      <div className="scheme-light overflow-hidden rounded-lg border border-line bg-surface p-5 text-ink">
        {colour && <ColourBand colour={colour} />}
        <div className="mt-4 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-lg font-semibold tracking-tight wrap-anywhere">{name}</p>
            <p className="text-xs text-soft">Audit of 1 Oct 2026</p>
          </div>
          {logo && (
            // biome-ignore lint/performance/noImgElement: it is small, private, and served as it is.
            <img
              src={logo}
              alt={`Logo of ${name}`}
              className="h-auto max-h-12 w-auto max-w-32 object-contain"
            />
          )}
        </div>
        <p className="mt-4 text-4xl font-semibold tracking-tight tabular-nums">
          64.0 <span className="text-xs font-normal tracking-normal text-faint">of 100</span>
        </p>
        <p className="mt-3 text-sm font-medium">Post on four days a week instead of two</p>
        <PreviewGain colour={colour} />
      </div>
      {colour && !isReadable(colour) && (
        <p className="mt-2 text-xs leading-relaxed text-soft">
          Words of this colour could hardly be read on white, so it is used for the band alone.
        </p>
      )}
    </figure>
  );
}

/** Words in the brand's colour where they can be read. */
function PreviewGain({ colour }: { colour: string | null }) {
  const words = "+0.6 on the score, with +4.2 Presence";
  if (!colour || !isReadable(colour)) return <p className="text-xs text-accent tabular-nums">{words}</p>;
  return (
    <svg role="img" aria-label={words} className="block h-4 w-full overflow-visible">
      <text y="12" fontSize="12" fill={colour}>
        {words}
      </text>
    </svg>
  );
}
