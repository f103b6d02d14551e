/** An empty tray with a pencil in it. */
export function TrayDrawing() {
  return (
    <svg className="tray" viewBox="0 0 160 120" aria-hidden="true">
      <filter id="tray-wash" x="-15%" y="-15%" width="130%" height="130%">
        <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="11" result="noise" />
        <feDisplacementMap in="SourceGraphic" in2="noise" scale="9" />
      </filter>
      <g filter="url(#tray-wash)">
        <path className="wash" d="M24 72l18-26h82l16 26v28H24z" />
        <path className="shade" d="M50 60h66l8 14H42z" />
      </g>
      <g className="outline">
        <path d="M20 68.5C26 60 32 51 38.3 42.2C66 41.6 93 42.4 120.6 41.8C126 50.6 131 59.5 136.2 68.3C136.6 77.5 135.8 87 136.3 96.2C97.5 97 58.8 95.6 19.8 96.4C20.4 87 19.7 78 20 68.5z" />
        <path d="M20 68.5C32 68.2 43 69 55.2 68.4C56 73.5 59 78 64.5 78.3C74 78.7 83 78.5 92 78.2C97.5 78 100.5 73.6 101 68.5C113 68.8 124.5 68.1 136.2 68.3" />
        <path className="thin" d="M44 62.5l8-12.5M112 62l-7-12" />
      </g>
      <g className="pencil" transform="translate(-2 27)">
        <path d="M62 30.5L104 14.8L107.5 23.8L65.5 39.5L56.5 38.6z" />
        <path d="M62 30.5L65.5 39.5M99 16.8L102.4 25.7" />
      </g>
    </svg>
  );
}
