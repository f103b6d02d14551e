import type {
  DescribedExperiment,
  EndedExperiment,
  ExperimentReport,
  RunningExperiment,
  VariantPictures,
} from '../../experiments/report/report-file.ts';
import { picturesFolder, reportPath } from '../../experiments/report/report-file.ts';
import { writeFiles } from '../files/write-dist.ts';

const described: DescribedExperiment = {
  name: 'lp8-price',
  route: '/lp8/',
  file: 'lp8.yaml',
  hypothesis: 'If the headline says the price, more of the visitors will leave their details.',
  titles: { control: 'Control', price: 'Price in the headline' },
  metric: 'lead',
  started: '2026-03-02',
  startedBy: 'Dana Brooks',
  split: { control: 50, price: 50 },
  worthHaving: 20,
  guardrails: { lcp: 200, spam: 2, refunds: 5 },
  plan: { visits: 13_864, days: 21, baseRate: 6.2 },
};

/** An experiment with one variant, which changes a line of a headline. */
export function runningExperiment(changes: Partial<RunningExperiment> = {}): RunningExperiment {
  const experiment = { ...described, ...changes };
  const { file, split } = experiment;
  const [control = '', ...variants] = Object.keys(split);
  const taken = (line: string) => ({
    files: [
      {
        file,
        blocks: [
          [
            { kind: 'same' as const, before: 24, after: 24, text: '    headline: |-' },
            { kind: 'same' as const, before: 25, after: 25, text: '      The {rotate}' },
            { kind: 'removed' as const, before: 26, text: '      resume that gets read.' },
            { kind: 'added' as const, after: 26, text: line },
            {
              kind: 'same' as const,
              before: 27,
              after: 27,
              text: '    rotate: [Professional, Industry-Specific]',
            },
          ],
        ],
      },
    ],
    patch: `--- a/${file}\n+++ b/${file}\n@@ -26 +26 @@\n-      resume that gets read.\n+${line}\n`,
    changes: ['sections.hero.headline'],
  });
  const takes = variants.map((id) => [id, taken(`      resume, from ==$119==, as ${id}.`)] as const);
  const kept = {
    files: [],
    patch: `--- a/${file}\n+++ b/${file}\n@@ -1 +0,0 @@\n-experiment:\n`,
    changes: [],
  };
  return { ...experiment, takes: { [control]: kept, ...Object.fromEntries(takes) }, ...changes };
}

/** One that was stopped before its first day was over. */
export function endedExperiment(changes: Partial<EndedExperiment> = {}): EndedExperiment {
  return { ...described, stopped: described.started, by: 'Dana Brooks', totals: [], ...changes };
}

/** File names of pictures, by variant. */
export function picturesOf({
  name,
  started,
  split,
}: Pick<DescribedExperiment, 'name' | 'started' | 'split'>): Record<string, VariantPictures> {
  const fileOf = (arm: string, device: string) => `${name}-${started}-${arm}-${device}.jpg`;
  return Object.fromEntries(
    Object.keys(split).map((arm) => [arm, { phone: fileOf(arm, 'phone'), desktop: fileOf(arm, 'desktop') }]),
  );
}

/** Writes the report and the pictures that it names, as a build does. */
export function writeReport(
  distDir: string,
  report: Partial<ExperimentReport>,
  pictureOf: (file: string) => Buffer = Buffer.from,
): void {
  const { running = [], written = [], ended = [] } = report;
  const files = [...running, ...ended]
    .flatMap(({ pictures = {} }) => Object.values(pictures))
    .flatMap(({ phone, desktop }) => [phone, desktop]);
  writeFiles(distDir, {
    [reportPath]: JSON.stringify({ running, written, ended }),
    ...Object.fromEntries(files.map((file) => [`${picturesFolder}/${file}`, pictureOf(file)])),
  });
}
