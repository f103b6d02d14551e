import { JsonScript } from '../../islands/json-script.tsx';
import type { LazyModules, PreparedLazyScripts } from '../../prepared-scripts.ts';

interface Props {
  scripts: PreparedLazyScripts;
  modules: Omit<LazyModules, 'web-fonts'>;
}

/**
 * Islands without HTML that the boot script imports once the page is usable. Each is a separate module and does not need
 * the runtime: some browsers never retry a failed import, so the runtime is imported only when a form or carousel needs it.
 */
export function LazyScripts({ scripts: { chat, reports, speedMetrics, tags }, modules }: Props) {
  const enabled = [
    ['chat', chat, modules[chat?.provider === 'livechat' ? 'livechat' : 'desk-chat']],
    ['vitals', reports && true, modules.vitals],
    ['speed-metrics', speedMetrics, modules['speed-metrics']],
    ['tags', tags?.settings, modules.tags],
  ] as const;
  return enabled.map(
    ([name, settings, module]) =>
      settings && (
        <div
          key={name}
          data-island={name}
          data-wake="idle"
          data-runtime={module}
          data-reports={name === 'vitals' ? reports?.join(' ') : undefined}
          data-policy={name === 'tags' ? tags?.policy : undefined}
        >
          {settings !== true && <JsonScript data={settings} />}
        </div>
      ),
  );
}
