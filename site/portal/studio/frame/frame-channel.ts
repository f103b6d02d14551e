import { connectMessage, type FrameMessage, type HostMessage, readFrameMessage } from './protocol.ts';

/** What a frame that connects again has to get again, in this order. */
const lasting = ['look', 'document', 'sections', 'boxes'] as const;

/** The studio's end of the connection to a preview. */
export interface FrameChannel {
  /** Connects to a document that has loaded. */
  connect: (frame: Window) => void;
  send: (message: HostMessage) => void;
  close: () => void;
}

/** @param onMessage gets messages of the expected shape; all others are dropped */
export function createFrameChannel(onMessage: (message: FrameMessage) => void): FrameChannel {
  const latest = new Map<string, HostMessage>();
  let port: MessagePort | undefined;
  const close = () => {
    port?.close();
    port = undefined;
  };
  return {
    close,
    connect(frame) {
      close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        const message = readFrameMessage(data);
        if (message) onMessage(message);
      };
      // The frame's origin is opaque, so no other target can be named. The message contains nothing but the port.
      frame.postMessage(connectMessage, '*', [channel.port2]);
      for (const kind of lasting) {
        const message = latest.get(kind);
        if (message) port.postMessage(message);
      }
    },
    send(message) {
      if ((lasting as readonly string[]).includes(message.kind)) latest.set(message.kind, message);
      port?.postMessage(message);
    },
  };
}
