/** A screen that travels in a file of its own. */
export function LaterScreen() {
  return (
    <section className="later">
      <h1>Request access</h1>
    </section>
  );
}
