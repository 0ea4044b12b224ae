import SwiftSyntax

/// Imports: what is part of UIKit or Foundation here, what Linux calls otherwise, and what it has no use for.
final class ImportRewriter: FileRewriter {
    /// The module that stands for another.
    private static let renamed = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "os": "Foundation",
        "OSLog": "Foundation", "MachO": "Foundation",
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.path.map(\.name.text)
        guard let module = parts.first else { return .skipChildren }
        if module == "UIKit", parts.count > 1, node.importKindSpecifier == nil {
            file.replace(node.path, with: "UIKit", "import")
        } else if let other = Self.renamed[module], node.importKindSpecifier == nil {
            file.replace(node.path, with: other, "import")
        } else if module == "Foundation", node.importKindSpecifier == nil, parts.count == 1, !importsUIKit {
            file.insert("; import UIKit", after: node.path)
            file.note("import", at: node)
        }
        return .skipChildren
    }

    /// Foundation's names that live in module UIKit on Linux: those with selectors, observers and paths of a table.
    private lazy var importsUIKit: Bool = {
        let text = file.text
        if text.contains("import UIKit") || text.contains("import SwiftUI") { return true }
        return ![
            "Selector", "selector", "@objc", "autoreleasepool", "CADisplayLink", "CGAffineTransform",
            "CGPath", "CGColor",
            "NSUserActivity", "objc_", "#keyPath", "NSAttributedString", "IndexPath", "NSValue",
            "NSHashTable", "NSMapTable",
            "CGImage", "CATransform", ".row", ".section", "#available",
        ].contains(where: text.contains)
    }()
}
