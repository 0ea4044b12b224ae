/// The common parts of pages in one file without modules.
enum PlainPage {
    /// Returns the page.
    ///
    /// - Parameter script: The page's script; `nil` for a page without a script, whose policy then allows none.
    static func html(title: String, style: String, body: String, script: String? = nil) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(script == nil ? "" : "script-src 'unsafe-inline'; ")style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <style>
        :root { color-scheme: light dark; --text: light-dark(#1c1c1e, #f2f2f5); --text-2: light-dark(#5f5f66, #a2a2aa); --line: light-dark(#e2e2e6, #333338); --red: light-dark(#b3261e, #ff8a80); --green: light-dark(#1c7a36, #6fd58c); }
        * { box-sizing: border-box; }
        body { margin: 0; background: light-dark(#fff, #161618); color: var(--text); font: 14px/1.5 -apple-system, system-ui, "Inter", sans-serif; }
        h1 { margin: 0; font-size: 20px; }
        \(style)</style>
        <h1>\(title)</h1>
        \(body)\(script.map { "<script>\n\($0)</script>\n" } ?? "")</html>

        """
    }
}
