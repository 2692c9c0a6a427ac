import JavaScriptCore from 'gi://JavaScriptCore?version=4.1';

/** Scripts in this world share only the page's elements, so the shop does not notice them. */
export const agentWorld = 'agent';
const handler = 'agent';

/**
 * The agents in the frames of a view: each asks for a task and waits until there is one.
 * @param source the agent's script
 */
export function createAgents(source) {
  /** The waiting agents, the newest first. */
  let idle = [];
  /** The pending tasks, by the frame that they are for. */
  let expected = [];
  const pending = new Map();

  function giveOut() {
    expected = expected.filter((task) => {
      const agent = idle.find(({ at, main }) => (task.frame === 'main' ? main : !main && at.includes(task.frame)));
      if (!agent) return true;
      idle = idle.filter((other) => other !== agent);
      agent.give(JSON.stringify(task));
      return false;
    });
  }

  function handle({ at, main, done }, give) {
    if (done) pending.get(done.id)?.(done);
    // A new request from a frame replaces its earlier one.
    idle = [{ at, main, give }, ...idle.filter((other) => other.main !== main || (!main && other.at !== at))];
    giveOut();
  }

  return {
    source,
    listen(content) {
      content.connect(`script-message-with-reply-received::${handler}`, (_, value, reply) => {
        const context = value.get_context();
        handle(JSON.parse(value.to_string()), (text) =>
          reply.return_value(JavaScriptCore.Value.new_string(context, text)),
        );
        return true;
      });
      content.register_script_message_handler_with_reply(handler, agentWorld);
    },
    /** Drops the agents of the document that is being left; one that comes back asks again. */
    forget() {
      idle = [];
    },
    /** Gives a task to the agent of a frame: the main one, or the one whose address contains this text. */
    ask(frame, task) {
      const id = String(pending.size);
      return new Promise((resolve, reject) => {
        pending.set(id, ({ value, error }) => (error ? reject(new Error(error)) : resolve(value)));
        expected.push({ id, frame, ...task });
        giveOut();
      });
    },
  };
}
