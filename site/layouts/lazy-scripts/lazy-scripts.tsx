import { JsonScript } from '../../islands/json-script.tsx';
import type { LazyModules, PreparedLazyScripts } from '../../prepared-scripts.ts';

interface Props {
  scripts: PreparedLazyScripts;
  modules: LazyModules;
}

/**
 * Islands without HTML that the boot script imports once the page is usable. Each is a separate module and does not need
 * the runtime: some browsers never retry a failed import, so the runtime is imported only when a form or carousel needs it.
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
  return (
    <div data-island={name} data-wake="idle" data-runtime={modules[name]}>
      {settings && <JsonScript data={settings} />}
    </div>
  );
}
