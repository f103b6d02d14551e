import './top-bar.css';
import { useState } from 'react';
import { portalRoutes } from '../../../../schema/portal-routes.ts';
import { Brand } from '../../../layouts/nav/brand.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { portalSite } from '../../portal-site.ts';
import { DraftMenu } from './draft-menu.tsx';
import { goToPlace } from './go-to-place.ts';
import { savedWords } from './saved-words.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  onDraft: (id: string) => void;
  onReleases: () => void;
  onPublish: () => void;
  onShare: () => void;
}

/** The draft, whether it is saved, who else is here, what is wrong, and what to do with all of it. */
export function TopBar({ work, onDraft, onReleases, onPublish, onShare }: Props) {
  const { view, store, draft } = work;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { mark } = portalSite().brand;
  const mistakes = draft.problems.filter(({ severity }) => severity === 'mistake');
  const open = draft.conflicts.length;
  const reason = open > 0 ? 'Choose between the values first.' : 'Correct the mistakes first.';
  return (
    <header className="top-bar" data-panel>
      <h1 className="visually-hidden">Studio</h1>
      <Brand brand={{ first: 'Studio', mark }} href={portalRoutes.studio} />
      <button
        type="button"
        className="draft-name"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <b>{draft.draft.title}</b>
        <Icon name="down" />
      </button>
      {anchor && (
        <DraftMenu work={work} anchor={anchor} onDraft={onDraft} onClose={() => setAnchor(undefined)} />
      )}
      <span className="saved" role="status">
        {savedWords(view)}
      </span>
      <span className="history">
        <button
          type="button"
          className="icon-button"
          aria-label="Undo, Ctrl Z"
          title="Undo, Ctrl Z"
          disabled={!view.canUndo}
          onClick={() => void store.undo()}
        >
          <TurnIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Redo, Ctrl Shift Z"
          title="Redo, Ctrl Shift Z"
          disabled={!view.canRedo}
          onClick={() => void store.redo()}
        >
          <TurnIcon isRight />
        </button>
      </span>
      <Peers work={work} />
      <Checked work={work} mistakes={mistakes} />
      <button type="button" className="plain" onClick={onReleases}>
        Releases
      </button>
      <button type="button" className="plain" onClick={onShare}>
        Preview link
      </button>
      <button
        type="button"
        className="publish"
        title={mistakes.length + open > 0 ? reason : 'Publish, Ctrl Enter'}
        disabled={mistakes.length + open > 0}
        onClick={onPublish}
      >
        Publish
      </button>
    </header>
  );
}

function Peers({ work: { draft } }: { work: Work }) {
  if (draft.peers.length === 0) return null;
  const names = [...new Set(draft.peers.map(({ name }) => name))];
  return (
    <span className="here">
      {names.slice(0, 3).map((name) => (
        <i key={name} className="initials" title={name}>
          {initials(name)}
        </i>
      ))}
      <span>{names.length === 1 ? '1 other here' : `${names.length} others here`}</span>
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function Checked({ work, mistakes }: { work: Work; mistakes: Work['draft']['problems'] }) {
  const [mistake] = mistakes;
  const { conflicts } = work.draft;
  const [conflict] = conflicts;
  if (mistake)
    return (
      <button type="button" className="checked bad" onClick={() => goToPlace(work, mistake)}>
        <Icon name="alert" />
        {mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}
      </button>
    );
  if (conflict)
    return (
      <button type="button" className="checked open" onClick={() => goToPlace(work, conflict)}>
        {conflicts.length === 1 ? '1 choice open' : `${conflicts.length} choices open`}
      </button>
    );
  if (!work.draft.isChecked) return <span className="checked">Checking the pages…</span>;
  return (
    <span className="checked">
      <Icon name="check" />
      No mistakes
    </span>
  );
}

function TurnIcon({ isRight = false }: { isRight?: boolean }) {
  const path = 'M7 5L3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8';
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} {...(isRight && { transform: 'matrix(-1 0 0 1 20 0)' })} />
    </svg>
  );
}
