import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageRow } from '../../../../../schema/api/numbers.ts';
import { experimentPath } from '../../../../../schema/portal-routes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Drill } from '../figures/drill.tsx';
import { useNumbers } from '../numbers-context.ts';
import { countText, secondsText } from '../words/format.ts';
import { LeadsCell, MoneyCells, PerViewCell, RateCell, SparkCell, WhiskCell } from './columns.tsx';
import { type Grouping, type PagePart, partsOf } from './parts-of-page.ts';

interface Props {
  page: PageRow;
  grouping: Grouping;
  scale: number;
}

/** A page, and its parts under it. */
export function PageRows({ page, grouping, scale }: Props) {
  const { answer } = useNumbers();
  const [isOpen, setOpen] = useState(true);
  const parts = partsOf(page, grouping, answer);
  const hasParts = parts.length > 0;
  const { before } = page;
  const hasBefore = before.views > 0 || before.leads > 0;
  const name = page.page || 'No page';
  return (
    <>
      <tr className={hasParts && isOpen ? 'has-parts' : undefined}>
        <th scope="row">
          {hasParts && (
            <button
              type="button"
              className="twisty"
              aria-expanded={isOpen}
              aria-label={`Parts of ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="down" />
            </button>
          )}
          <Drill place={{ page: page.page }} count={page.leads}>
            <span className="path">{page.page ? <Path path={page.page} /> : 'No page'}</span>
            <span className="page-title">
              {page.page === '' ? 'Leads from email and from calls of other systems' : page.title}
            </span>
          </Drill>
        </th>
        <SparkCell counts={page} values={page.leadsByDay} />
        <td data-label="Views">{countText(page.views)}</td>
        <LeadsCell counts={page} place={{ page: page.page }} before={hasBefore ? before.leads : undefined} />
        <RateCell counts={page} />
        <WhiskCell counts={page} before={before} scale={scale} />
        <MoneyCells counts={page} place={{ page: page.page }} />
        <PerViewCell counts={page} />
        <td data-label="LCP" className={isSlow(page) ? 'slow' : undefined}>
          {secondsText(page.lcpMs)}
        </td>
      </tr>
      {hasParts && isOpen && parts.map((part) => <PartRow key={part.key} part={part} scale={scale} />)}
    </>
  );
}

function PartRow({ part, scale }: { part: PagePart; scale: number }) {
  const { counts, place } = part;
  return (
    <tr className="part">
      <th scope="row">
        <span className="part-name">
          {part.letter && <span className="letter">{part.letter}</span>}
          <span>
            {part.names.map(({ label, experiment }, index) => (
              <Fragment key={label}>
                {index > 0 && ', '}
                {experiment ? <Link to={experimentPath(experiment)}>{label}</Link> : label}
              </Fragment>
            ))}
            {part.days && (
              <span className="soft">
                {part.letter ? ', ' : ' '}
                {part.days}
              </span>
            )}
          </span>
        </span>
      </th>
      <SparkCell counts={counts} values={part.leadsByDay} />
      <td data-label="Views">{countText(counts.views)}</td>
      <LeadsCell counts={counts} place={place} />
      <RateCell counts={counts} />
      <WhiskCell counts={counts} scale={scale} />
      <MoneyCells counts={counts} place={place} />
      <PerViewCell counts={counts} />
      <td />
    </tr>
  );
}

/** A path that can break after its slashes. */
function Path({ path }: { path: string }) {
  return path
    .split(/(?<=\/)/)
    .flatMap((folder, index) => [...(index === 0 ? [] : [<wbr key={folder} />]), folder]);
}

/** Slower than good. Source: web.dev/articles/vitals */
const isSlow = ({ lcpMs }: PageRow) => lcpMs !== null && lcpMs > 2500;
