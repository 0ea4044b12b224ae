import Foundation

/// Two pictures blended: equal parts are black, different parts are bright.
package enum PictureOverlay {
    /// The overlay as SVG.
    package static func svg(stored: String, new: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg"\(size(of: stored))>
        <g>
        \(renamed(stored, "stored"))</g>
        <g style="mix-blend-mode:difference">
        \(renamed(new, "new"))</g>
        </svg>

        """
    }

    private static func size(of svg: String) -> String {
        let attributes = svg.prefix { $0 != ">" }
        guard
            let width = attributes.range(
                of: #" width="[^"]*" height="[^"]*" viewBox="[^"]*""#, options: .regularExpression)
        else { return "" }
        return String(attributes[width])
    }

    /// Both pictures have definitions with the same names.
    private static func renamed(_ svg: String, _ name: String) -> String {
        svg.replacingOccurrences(of: "id=\"d", with: "id=\"\(name)-d")
            .replacingOccurrences(of: "url(#d", with: "url(#\(name)-d")
    }
}
