import './templates-menu.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FilledTemplate, FilledText } from '../../../../../../schema/api/desk-changes.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Menu } from '../../parts/menu.tsx';
import { MarkedText } from './filled-field.tsx';
import { missingIn } from './filled-text.ts';
import type { Templates } from './use-templates.ts';

export const templatesButtonId = 'templates';

/** A template for emails, or for chats. */
interface ShownTemplate extends FilledTemplate {
  subject?: FilledText;
}

interface Props<Template> {
  templates: Templates;
  /** Those to choose from; undefined until they are loaded. */
  list: readonly Template[] | undefined;
  onChoose: (template: Template) => void;
}

/** The templates, found by name, each with its text as it would be for this lead. */
export function TemplatesMenu<Template extends ShownTemplate>({
  templates: { problem, load },
  list,
  onChoose,
}: Props<Template>) {
  return (
    <Menu
      name="Templates"
      className="quiet more"
      buttonId={templatesButtonId}
      panelClass="templates"
      align="end"
      onOpen={() => void load()}
      label={
        <>
          <DeskIcon name="template" />
          Templates <KeyHint name="t" />
        </>
      }
    >
      {(close) =>
        list ? (
          <TemplateList
            templates={list}
            onChoose={(template) => {
              close();
              onChoose(template);
            }}
          />
        ) : (
          <div className="templates-wait">
            <p role={problem ? 'alert' : 'status'}>{problem ?? 'Loading the templates…'}</p>
            {problem && (
              <button type="button" className="act line" onClick={() => void load()}>
                Retry
              </button>
            )}
          </div>
        )
      }
    </Menu>
  );
}

const matches = ({ name }: ShownTemplate, typed: string) =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/** The focus stays in the search field, where the arrow keys choose. */
function TemplateList<Template extends ShownTemplate>({
  templates,
  onChoose,
}: {
  templates: readonly Template[];
  onChoose: (template: Template) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // The menu can be open before the templates are loaded.
  useEffect(() => field.current?.focus(), []);
  const found = templates.filter((template) => matches(template, typed));
  const active = found[Math.min(chosen, found.length - 1)];
  const optionId = (template: ShownTemplate) => `${id}-${template.id}`;

  function insert(template: Template) {
    setTyped('');
    setChosen(0);
    onChoose(template);
  }

  function point(index: number) {
    setChosen(index);
    const next = found[index];
    if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = active ? found.indexOf(active) : 0;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
    if (next !== undefined && found.length > 0) point((next + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) insert(active);
    else return;
    event.preventDefault();
  }

  if (templates.length === 0)
    return <p className="templates-wait">There are no templates. They are written in site.yaml.</p>;
  return (
    <>
      <div className="choices">
        <div className="search">
          <DeskIcon name="search" />
          <input
            ref={field}
            data-first
            type="search"
            role="combobox"
            aria-label="Find a template"
            placeholder="Find a template"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={`${id}-list`} className="options" role="listbox" aria-label="Templates">
          {found.map((template, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus
            <div
              key={template.id}
              id={optionId(template)}
              role="option"
              aria-selected={template === active}
              onPointerMove={() => setChosen(index)}
              onClick={() => insert(template)}
            >
              {template.name}
            </div>
          ))}
        </div>
        {found.length === 0 && <p role="status">No template matches.</p>}
      </div>
      {active && <TemplatePreview template={active} />}
    </>
  );
}

function TemplatePreview({ template: { subject, text } }: { template: ShownTemplate }) {
  const missing = [...new Set([subject, text].flatMap((part) => (part ? missingIn(part) : [])))];
  return (
    <div className="shown" dir="auto">
      {subject && (
        <p className="title">
          <MarkedText of={subject} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys */}
      <p className="wording" tabIndex={0}>
        <MarkedText of={text} />
      </p>
      <p className={missing.length > 0 ? 'fine bad' : 'fine'}>
        {missing.length > 0 ? `Missing, to write yourself: ${missing.join(', ')}` : 'Everything is filled in'}
      </p>
    </div>
  );
}
