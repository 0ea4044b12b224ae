import Foundation

/// The page as one file: the HTML contains its style sheets and modules, and loads no other files.
package enum PageBundle {
    /// Returns the page with elements in its head and at the end of its body.
    package static func html(head: String, body: String, form: String) -> String {
        let page = PageFiles.text(of: "index.html")
        return
            page
            .replacing(/(?m)^<!--(?s:.)*?-->\n/, with: "")
            .replacing(/(?m)^<link rel="(stylesheet|modulepreload)".*\n/, with: "")
            .replacing(/(?m)^<script type="module" src="main.js"><\/script>\n/, with: "")
            .replacing(
                /<meta http-equiv="Content-Security-Policy" content="[^"]*">/,
                with: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
            )
            // From the end to the beginning, so that inserted text isn't searched for marks.
            .replacing(
                "</body>", with: "\(body)<script type=\"module\">\n\(script)</script>\n</body>",
                maxReplacements: 1
            )
            .replacing("<body ", with: "<body data-form=\"\(form)\" ", maxReplacements: 1)
            .replacing("</head>", with: "\(head)<style>\n\(styles)</style>\n</head>", maxReplacements: 1)
    }

    /// A content security policy that allows only the content of the file.
    static let policy =
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
        + "base-uri 'none'; form-action 'none'"

    private static let styles = ["base", "layout", "stage", "panels", "timeline"]
        .map { PageFiles.text(of: "\($0).css") }.joined()

    /// All modules as one script, each in its own function, except the main one.
    static let script: String = {
        var written: Set<String> = []
        var text = ""
        func write(_ name: String) {
            guard written.insert(name).inserted else { return }
            let module = PageModule(PageFiles.text(of: name))
            for imported in module.imported { write(imported) }
            text += name == "main.js" ? module.body : module.asFunction(called: PageModule.constant(name))
        }
        write("main.js")
        return text
    }()
}

/// A module of the page: its imports, its exports, and its body.
struct PageModule {
    let imported: [String]
    /// The source, with constants in place of the imports.
    let body: String
    private let exported: [String]

    init(_ source: String) {
        let importLine = /(?m)^import \{(?<names>[^}]*)\} from "\.\/(?<file>[a-z-]+\.js)";/
        let export = /(?m)^export (?<kind>(?:async )?(?:function|class|const) )(?<name>\w+)/
        imported = source.matches(of: importLine).map { String($0.output.file) }
        exported = source.matches(of: export).map { String($0.output.name) }
        body = source.replacing(importLine) { line in
            let names = line.output.names.replacing(" as ", with: ": ")
            return "const {\(names)} = \(Self.constant(String(line.output.file)));"
        }.replacing(export) { "\($0.output.kind)\($0.output.name)" }
    }

    /// The module as a function that returns its exports.
    func asFunction(called name: String) -> String {
        "const \(name) = (() => {\n\(body)\nreturn { \(exported.joined(separator: ", ")) };\n})();\n"
    }

    /// The name of a file's module in the script.
    static func constant(_ file: String) -> String {
        "module_" + file.dropLast(3).replacing("-", with: "_")
    }
}
