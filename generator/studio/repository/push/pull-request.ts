import { withoutPasswords } from '../git/explain-failure.ts';

interface BranchNames {
  source: string;
  target: string;
}

/**
 * Where a pull request for a pushed branch is opened: what the server printed, or else as the three large services name it.
 * @param errors what Git printed during the push, with the server's lines marked by `remote:`
 * @param address of the remote
 * @returns undefined for a server that is neither and printed none
 */
export function pullRequestAddress(errors: string, address: string, names: BranchNames): string | undefined {
  const printed = /^remote:\s+(https?:\/\/\S+)\s*$/m.exec(errors)?.[1];
  if (printed) return withoutPasswords(printed);
  const [, host = '', path = ''] =
    /^(?:\w+:\/\/)?(?:[^/@\s]*@)?([\w.-]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const { source, target } = names;
  const site = `https://${host}/${path}`;
  // Each service's documentation of links to a new pull or merge request.
  if (host === 'github.com') {
    const range = `${encodeURIComponent(target)}...${encodeURIComponent(source)}`;
    return `${site}/compare/${range}?expand=1`;
  }
  if (host.startsWith('gitlab.')) {
    const query = { 'merge_request[source_branch]': source, 'merge_request[target_branch]': target };
    return `${site}/-/merge_requests/new?${new URLSearchParams(query)}`;
  }
  if (host === 'bitbucket.org')
    return `${site}/pull-requests/new?${new URLSearchParams({ source, dest: target })}`;
  return undefined;
}
