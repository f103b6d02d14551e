import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';
import { box, closed } from '#artwork/pen/shapes.ts';
import { head } from './manager.ts';

const desk: Point[] = points([-8, 150, 328, 150, 332, 190, -12, 190]);
const jacket: Point[] = points([
  94, 162, 97, 134, 106, 117, 124, 108, 147, 101, 160, 116, 173, 101, 196, 108, 214, 117, 223, 134, 226, 162,
]);
const neck: Point[] = points([151, 84, 169, 84, 173, 101, 160, 116, 147, 101]);
const leftSleeve: Point[] = points([95, 140, 92, 156, 100, 165, 146, 163, 147, 153, 116, 150]);
const rightSleeve: Point[] = points([225, 140, 228, 156, 220, 165, 174, 163, 173, 153, 204, 150]);
const hands: Point[] = points([
  146, 154, 154, 149, 160, 151, 167, 149, 174, 154, 174, 163, 164, 166, 154, 166, 146, 163,
]);
const pane = box(20, 16, 96, 104);
const shelfBooks = [226, 233, 239, 248, 254, 259, 268];
const heights = [34, 30, 36, 33, 28, 35, 31];
const leaf = (x: number, y: number): { curve: Point[] } => ({
  curve: [
    [58, 128],
    [(58 + x) / 2 - 4, (128 + y) / 2],
    [x, y],
    [(58 + x) / 2 + 5, (128 + y) / 2 + 4],
    [58, 128],
  ],
});
const lamp: Point[] = points([266, 88, 290, 82, 298, 100, 262, 106]);

/** The frame at twelve seconds: a man at his desk, window, plant, books and a lamp around him. */
export const videoStill: Drawing = {
  title: 'A man with glasses sits at a desk and talks to the camera',
  seed: 31,
  layers: [
    {
      kind: 'wash',
      tone: 'sand',
      shape: points([100, 0, 330, 0, 330, 142, 100, 142]),
    },
    { kind: 'paper', shape: pane },
    { kind: 'wash', tone: 'blue', shape: box(18, 14, 90, 98) },
    {
      kind: 'ink',
      strokes: [closed(pane), points([58, 16, 58, 104]), points([20, 58, 96, 58])],
    },
    { kind: 'wash', tone: 'green', flat: true, shape: box(231, 10, 237, 38) },
    { kind: 'wash', tone: 'rose', flat: true, shape: box(245, 8, 251, 38) },
    { kind: 'wash', tone: 'yellow', flat: true, shape: box(257, 10, 264, 38) },
    {
      kind: 'thin',
      strokes: shelfBooks
        .slice(0, -1)
        .map((x, index) =>
          closed(box(x, 44 - (heights[index] ?? 30), (shelfBooks[index + 1] ?? x) - 0.6, 44)),
        ),
    },
    {
      kind: 'ink',
      strokes: [points([214, 44.5, 312, 44.5]), closed(box(278, 18, 302, 44))],
    },
    {
      kind: 'thin',
      strokes: [
        {
          curve: points([281, 40, 287, 30, 292, 36, 299, 27]),
        },
      ],
    },
    { kind: 'paper', shape: jacket },
    { kind: 'wash', tone: 'green', shape: jacket.map(([x, y]): Point => [x - 2, y]) },
    { kind: 'paper', shape: neck },
    {
      kind: 'wash',
      tone: 'rose',
      flat: true,
      shape: points([148, 82, 166, 82, 170, 97, 158, 108, 146, 97]),
    },
    { kind: 'ink', strokes: [jacket] },
    {
      kind: 'thin',
      strokes: [
        points([151, 86, 150, 97]),
        points([169, 86, 170, 97]),
        points([147, 101, 138, 112, 149, 119, 146, 126, 160, 150]),
        points([173, 101, 182, 112, 171, 119, 174, 126, 160, 150]),
        points([150, 98, 160, 116, 170, 98]),
      ],
    },
    ...head,
    { kind: 'paper', shape: desk },
    { kind: 'wash', tone: 'sand', shape: desk.map(([x, y]): Point => [x, y + 1]) },
    {
      kind: 'ink',
      strokes: [points([-8, 150, 93, 150]), points([227, 150, 330, 150])],
    },
    { kind: 'paper', shape: leftSleeve },
    { kind: 'paper', shape: rightSleeve },
    { kind: 'wash', tone: 'green', flat: true, shape: leftSleeve.map(([x, y]): Point => [x, y - 3]) },
    { kind: 'wash', tone: 'green', flat: true, shape: rightSleeve.map(([x, y]): Point => [x - 4, y - 3]) },
    { kind: 'paper', shape: hands },
    { kind: 'wash', tone: 'rose', flat: true, shape: hands.map(([x, y]): Point => [x - 3, y - 4]) },
    { kind: 'ink', strokes: [leftSleeve, rightSleeve, { curve: closed(hands) }] },
    {
      kind: 'thin',
      strokes: [
        points([150, 157, 158, 160]),
        points([170, 156, 160, 161]),
        points([154, 153, 162, 157]),
        points([105, 146, 112, 153]),
        points([215, 146, 208, 153]),
      ],
    },
    { kind: 'paper', shape: box(44, 130, 72, 152) },
    { kind: 'wash', tone: 'rose', flat: true, shape: box(43, 128, 66, 148) },
    {
      kind: 'wash',
      tone: 'green',
      flat: true,
      shape: points([52, 124, 36, 104, 44, 90, 56, 100, 66, 84, 74, 100, 62, 124]),
    },
    {
      kind: 'ink',
      strokes: [
        points([44, 130, 47, 152, 69, 152, 72, 130, 43, 130]),
        leaf(34, 102),
        leaf(48, 88),
        leaf(70, 86),
        leaf(84, 106),
        leaf(60, 94),
      ],
    },
    { kind: 'paper', shape: lamp },
    { kind: 'wash', tone: 'yellow', flat: true, shape: lamp.map(([x, y]): Point => [x - 2, y - 2]) },
    {
      kind: 'ink',
      strokes: [
        closed(lamp),
        points([279, 104, 292, 126, 280, 148]),
        points([266, 151, 294, 151, 292, 147, 268, 147, 266, 151]),
      ],
    },
  ],
};
