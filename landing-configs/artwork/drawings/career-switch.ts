import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import { scribble } from '#artwork/pen/shapes.ts';

const back = '88,27 34,27 22,38 34,49 88,49';
const onward = '72,57 130,57 142,68 130,79 72,79';

export const careerSwitch: Drawing = {
  title: 'A signpost: one way is crossed out, the other is ticked',
  seed: 411,
  layers: [
    wash('green', '18,104 50,97 84,98 112,97 140,104 120,109 36,109'),
    paper('76.5,14 83.5,14 84.5,103 75.5,103'),
    ink('76.5,27 76.5,14 80,10.5 83.5,14 83.5,27', '76.3,49 75.5,103', '83.7,49 83.8,57', '84,79 84.5,103'),
    paper(back),
    wash('sand', '38,30 84,30 84,45 38,45 28,38'),
    ink(outline(back)),
    thin(...scribble(40, 40.5, 40, 3)),
    paper(onward),
    wash('yellow', '76,60 126,60 135,68 126,75 76,75'),
    ink(outline(onward)),
    thin(...scribble(80, 71, 40, 3), '79.5,53 80.5,53', '79.5,31 80.5,31', '79.5,61.5 80.5,61.5'),
    pencil(
      curve('36,41.5 52,37 70,37.5 86,34'),
      curve('118,47 121.5,50 124,54'),
      curve('124,54 129.5,44 138,35.5'),
    ),
    ink(curve('16,107 40,101.5 62,103 80,103.5 104,102 126,103.5 146,108')),
    thin(
      '66,103 64,97.5',
      '68.5,103 69.5,96',
      '71,103 73,99',
      '92,103 91,98',
      '94.5,103 96.5,97.5',
      '26,104 25,100',
      '128,103 130,99',
    ),
  ],
};
