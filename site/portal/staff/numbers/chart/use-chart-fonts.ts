import { useEffect, useState } from 'react';

/** Whether all fonts are here. A canvas does not draw its text again when a font arrives. */
export function useChartFonts(): boolean {
  const [hasFonts, setFonts] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    let isShown = true;
    void document.fonts.ready.then(() => isShown && setFonts(true));
    return () => {
      isShown = false;
    };
  }, []);
  return hasFonts;
}
