import type { ReportLook } from "#lib/report-look/schemas.ts";
import { ColourBand } from "./colour-band.tsx";

type Props = {
  look: Pick<ReportLook, "colour" | "logo">;
  /** Address of the logo. */
  logoPath: string;
  /** Of the brand, which the logo stands for. */
  name: string;
};

/** Whose report it is: a band of the brand's colour, and its logo on white, whatever the page's own ground is. */
export function ReportBrand({ look: { colour, logo }, logoPath, name }: Props) {
  if (!colour && !logo) return null;
  return (
    <div className="mb-5 space-y-4">
      {colour && <ColourBand colour={colour} />}
      {logo && (
        <div className="scheme-light inline-block rounded-lg bg-surface p-2">
          {/* biome-ignore lint/performance/noImgElement: it is small, private, and served as it is. */}
          <img
            src={`${logoPath}?v=${logo.version}`}
            alt={`Logo of ${name}`}
            width={logo.width}
            height={logo.height}
            className="h-auto max-h-14 w-auto max-w-44"
          />
        </div>
      )}
    </div>
  );
}
