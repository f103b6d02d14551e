import type { ExperimentAnswer } from '../../../../../../schema/api/experiments.ts';
import type { Choice } from './choices.ts';
import { Command } from './command.tsx';
import { patchPath } from './patch-path.ts';

interface Props {
  answer: ExperimentAnswer;
  choice: Choice;
}

/** How to do what was chosen. The server does not write pages: an author does, where the pages are. */
export function HowTo({ answer: { name, file }, choice }: Props) {
  const command = (verb: string) => `npm run experiment -- ${verb}`;
  const stop = command(`stop ${name}`);
  if (choice.kind === 'stop')
    return (
      <>
        <p>Run this where the pages are:</p>
        <Command text={stop} />
        <p>
          It ends the test with the next publish, so everyone sees the page as it is, and keeps the numbers in
          the history. Add <code>--because "…"</code> to say why.
        </p>
      </>
    );
  if (choice.kind === 'patch')
    return (
      <>
        <p>
          Apply the patch with <code>git apply</code> where the pages are, then run this:
        </p>
        <Command text={stop} />
        <p>Both are live after the next publish.</p>
      </>
    );
  if (choice.kind !== 'take') return null;
  const { id, letter } = choice.arm;
  const take = command(`take ${name} ${id}`);
  if (letter === 'A')
    return (
      <>
        <p>Run this where the pages are:</p>
        <Command text={take} />
        <p>
          It stops the test and takes the experiment out of {file}; the page stays as it is. That is live
          after the next publish.
        </p>
      </>
    );
  return (
    <>
      <p>Run this where the pages are:</p>
      <Command text={take} />
      <p>It stops the test, writes exactly the lines shown below, and is live after the next publish.</p>
      <p>
        Or{' '}
        <a href={patchPath(name, id)} download>
          download the patch
        </a>
        , apply it with <code>git apply</code>, and then run <code>{stop}</code>.
      </p>
    </>
  );
}
