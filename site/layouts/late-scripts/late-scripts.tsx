import type { PreparedLateScripts } from '../../prepared-late-scripts.ts';

/** Address of the module of each late script, which is `NAME.late.ts` of the layout with its name. */
export type LateModules = Record<'chat' | 'vitals' | 'speed-metrics', string>;

interface Props {
  scripts: PreparedLateScripts;
  modules: LateModules;
}

/**
 * Islands without HTML that the bootstrap script fetches once the page is usable. Each is a module of its own: the runtime
 * comes when a form or a carousel first needs it, for some browsers never import again what failed to arrive once.
 */
export function LateScripts({ scripts: { chat, vitals, speedMetrics }, modules }: Props) {
  return (
    <>
      {chat && <LateScript name="chat" modules={modules} settings={chat} />}
      {vitals && <LateScript name="vitals" modules={modules} />}
      {speedMetrics && <LateScript name="speed-metrics" modules={modules} settings={speedMetrics} />}
    </>
  );
}

interface LateScriptProps {
  name: keyof LateModules;
  modules: LateModules;
  settings?: object;
}

function LateScript({ name, modules, settings }: LateScriptProps) {
  const json = JSON.stringify(settings)?.replaceAll('<', '\\u003c');
  return (
    <div data-island={name} data-wake="idle" data-runtime={modules[name]}>
      {/* JSON whose `<` is escaped. */}
      {json && <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />}
    </div>
  );
}
