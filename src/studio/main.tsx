/** The entry point of the page. */
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { keepOffline } from "./offline/register.ts";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
