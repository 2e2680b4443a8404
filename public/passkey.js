/*
 * Sends a form with what a passkey signs, in its field with data-signed. The form says in data-passkey what to ask for:
 * {"create": options} or {"get": options}, as https://www.w3.org/TR/webauthn-3/ has them in JSON. Without it the button
 * stays hidden.
 */
const problems = {
  InvalidStateError: "This device has a passkey for your account already.",
  NotAllowedError: "The passkey was not used: it was cancelled, or took too long. Try again.",
  SecurityError:
    "Passkeys belong to a name, such as localhost: open the site by its name, not by its number.",
};

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const asked = JSON.parse(form.dataset.passkey);
  if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) continue;
  form.hidden = false;
  document.querySelector("[data-without-passkey]")?.setAttribute("hidden", "");
  const signed = form.querySelector("[data-signed]");
  form.addEventListener("submit", async (event) => {
    if (signed.value) return;
    event.preventDefault();
    const problem = form.querySelector("[role=alert]");
    problem.textContent = "";
    try {
      const credential = asked.create
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked.create),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.get),
          });
      signed.value = JSON.stringify(credential.toJSON());
      form.submit();
    } catch (error) {
      problem.textContent = problems[error.name] ?? problems.NotAllowedError;
    }
  });
}
