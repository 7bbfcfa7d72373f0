/** A screen in a separate file. */
export function LaterScreen() {
  return (
    <section className="later">
      <h1>Request access</h1>
    </section>
  );
}
