import type { PreparedLazyScripts } from '../../prepared-scripts.ts';

/** Address of the module of each lazy script: `NAME.lazy.ts` in the layout folder of that name. */
export type LazyModules = Record<'chat' | 'vitals' | 'speed-metrics', string>;

interface Props {
  scripts: PreparedLazyScripts;
  modules: LazyModules;
}

/**
 * Islands without HTML that the bootstrap script fetches once the page is usable. Each is a module of its own: the runtime
 * comes when a form or a carousel first needs it, for some browsers never import again what failed to arrive once.
 */
export function LazyScripts({ scripts: { chat, vitals, speedMetrics }, modules }: Props) {
  return (
    <>
      {chat && <LazyScript name="chat" modules={modules} settings={chat} />}
      {vitals && <LazyScript name="vitals" modules={modules} />}
      {speedMetrics && <LazyScript name="speed-metrics" modules={modules} settings={speedMetrics} />}
    </>
  );
}

interface LazyScriptProps {
  name: keyof LazyModules;
  modules: LazyModules;
  settings?: object;
}

function LazyScript({ name, modules, settings }: LazyScriptProps) {
  const json = JSON.stringify(settings)?.replaceAll('<', '\\u003c');
  return (
    <div data-island={name} data-wake="idle" data-runtime={modules[name]}>
      {/* JSON whose `<` is escaped. */}
      {json && <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />}
    </div>
  );
}
