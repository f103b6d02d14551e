import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { noFilters } from '../address/view.ts';
import { composerFields, openComposer, replyTab, templatesTab } from '../compose/composer-tabs.ts';
import { templatesButtonId } from '../compose/templates/templates-menu.tsx';
import { isUnclaimed, neighborOf, nextUnclaimed } from '../list/groups.ts';
import { isClosed } from '../list/row-status.ts';
import { searchFieldId } from '../list/search-field.tsx';
import { rowOf } from '../parts/use-lost-focus.ts';
import { suggestsWon } from '../payments/paid-strip.tsx';
import { timelineId } from '../timeline/timeline.tsx';
import type { Desk } from '../use-desk.ts';
import { type DeskAction, readKey } from './read-key.ts';

const fields = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select';

/** Handles the keys of the desk. */
export function useKeys(desk: Desk): void {
  const goAt = useRef<number>(undefined);
  const act = useEffectEvent((action: DeskAction) => actions[action](desk));
  const read = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const press = {
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isInField: target instanceof Element && target.closest(fields) !== null,
      at: event.timeStamp,
    };
    return readKey(press, goAt.current, desk.keys.areOn);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Dialogs and panels close themselves.
      if (
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector('dialog:modal, :popover-open')
      )
        return;
      const result = read(event);
      goAt.current = result.goAt;
      if (!result.action) return;
      event.preventDefault();
      act(result.action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const actions: Record<DeskAction, (desk: Desk) => void> = {
  next: (desk) => openNeighbor(desk, 1),
  previous: (desk) => openNeighbor(desk, -1),
  claim({ open, changes }) {
    if (open.body && isUnclaimed(open.body)) void changes.claim(open.body);
  },
  note({ open, panels }) {
    if (open.body) openComposer(panels, 'note');
  },
  reply({ open, panels }) {
    if (open.body) openComposer(panels, replyTab(open.body));
  },
  templates({ open, panels }) {
    if (!open.body) return;
    openComposer(panels, templatesTab(open.body, panels.tab));
    document.getElementById(templatesButtonId)?.click();
  },
  link({ open, panels }) {
    if (!open.body || open.body.isSpam) return;
    panels.setFacts(false);
    panels.setMakingLink(true);
  },
  won({ open, changes }) {
    if (open.body && suggestsWon(open.body)) void changes.change(open.body, { state: 'won' });
  },
  close({ open, panels }) {
    if (open.body && !isClosed(open.body)) panels.openClosing('won');
  },
  help: ({ panels }) => panels.setHelp(true),
  search: () => document.getElementById(searchFieldId)?.focus(),
  back: goBack,
  new: (desk) => desk.show({ queue: 'new', search: '', filters: noFilters, lead: '' }),
  mine: (desk) => desk.show({ queue: 'mine', search: '', filters: noFilters, lead: '' }),
  waiting: (desk) => desk.show({ queue: 'waiting', search: '', filters: noFilters, lead: '' }),
};

function openNeighbor({ view, list, show, changes }: Desk, step: 1 | -1): void {
  const groups = list.groups ?? [];
  const { conflict } = changes;
  const isLost = step === 1 && conflict?.kind === 'claim' && conflict.leadId === view.lead;
  const next = (isLost && nextUnclaimed(groups, view.lead)) || neighborOf(groups, view.lead, step);
  if (!next) return;
  if (isLost) changes.dismiss();
  show({ lead: next });
  const row = rowOf(next);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** One step back: out of the facts, a field, the composer, and then the lead or the numbers. */
function goBack({ view, panels, show }: Desk): void {
  const active = document.activeElement;
  if (panels.hasFacts) panels.setFacts(false);
  else if (active instanceof HTMLElement && active.matches(fields)) leaveField(active, panels.endComposer);
  else if (panels.isComposing) panels.endComposer();
  else if (view.lead || view.numbers) show({ lead: '' });
}

function leaveField(field: HTMLElement, endComposer: () => void): void {
  field.blur();
  if (!Object.values(composerFields).includes(field.id)) return;
  // On a phone, the timeline is hidden until the composer ends.
  flushSync(endComposer);
  document.getElementById(timelineId)?.focus();
}
