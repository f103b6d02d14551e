const icon = (d: string) => `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${d}"/></svg>`;

const presence = '<i class="chat-dot"></i><span data-presence></span>';

/** The chat before React. `panel.ts` fills in the texts that differ. */
export const panelHtml = `<p class="chat-live visually-hidden" role="status"></p><button class="chat-tab" type="button">${icon('M3 4.5h14v9.5H9.5L6 17v-3H3z')}
<b class="chat-tab-name"></b><b class="chat-count"></b><small>${presence}</small></button>
<section class="chat-peek" hidden><p>${presence}</p>
<button class="chat-close" type="button" aria-label="Close chat">${icon('M5 5l10 10M15 5L5 15')}</button>
<p class="chat-say"></p>
<button class="chat-write" type="button">Write a message</button>
<button class="chat-answer btn" type="button">Chat</button></section>
<section class="chat-window" role="dialog" aria-label="Chat" hidden>
<header class="chat-head"><div><h2 class="chat-company"></h2><p>${presence}</p></div>
<button class="chat-minimize" type="button" aria-label="Minimize chat">${icon('M5 8l5 5 5-5')}</button></header>
<div class="chat-log"><h3 class="chat-invitation"></h3><p class="chat-failed" role="alert" hidden>The chat didn’t load. Please try again.</p></div>
<form class="chat-writing"><textarea rows="1" aria-label="Message" placeholder="Write a message"></textarea></form></section>`;
