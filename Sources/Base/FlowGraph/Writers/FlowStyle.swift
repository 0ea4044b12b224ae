/// The colors, lines, and arrowheads of an image.
enum FlowStyle {
    static var text: String {
        let arrows = FlowEdge.Kind.allCases.map(arrow).joined(separator: "\n")
        return
            "<style>\n\(base)\(colors(light))@media (prefers-color-scheme: dark) {\n\(colors(dark))}\n</style>\n<defs>\n\(arrows)\n</defs>"
    }

    private struct Palette {
        let ground, box, border, title, subtitle, container, accent: String
        let ways: [FlowEdge.Kind: String]
    }

    private static let light = Palette(
        ground: "#ffffff", box: "#f7f7f9", border: "#c7c7cc", title: "#1c1c1e", subtitle: "#6c6c70",
        container: "#eaf2ff", accent: "#0a60d0",
        ways: [
            .push: "#0a60d0", .present: "#8944ab", .embed: "#248a3d", .relationship: "#8e8e93",
            .unwind: "#c04a00", .custom: "#b0105a",
        ])

    private static let dark = Palette(
        ground: "#16161a", box: "#232327", border: "#48484a", title: "#f2f2f7", subtitle: "#a1a1a8",
        container: "#17294a", accent: "#2f7df0",
        ways: [
            .push: "#5aa2ff", .present: "#cf8cf0", .embed: "#4cc468", .relationship: "#8e8e93",
            .unwind: "#ff9a50", .custom: "#ff6ea6",
        ])

    private static let base = """
        text { font-family: -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
        .title { font-size: 13px; font-weight: 600; text-anchor: middle; }
        .subtitle { font-size: 11px; text-anchor: middle; }
        .label, .legend { font-size: 11px; }
        .way { fill: none; stroke-width: 1.5; }
        .box { stroke-width: 1; }
        .box.container { stroke-width: 1.5; }
        .box.reference { stroke-dasharray: 4 3; }
        .way.embed { stroke-dasharray: 2 3; }
        .way.unwind { stroke-dasharray: 6 4; }
        .way.untried { stroke-dasharray: 2 4; opacity: .65; }
        .label.untried { opacity: .8; }
        .label { paint-order: stroke; stroke-width: 4px; stroke-linejoin: round; }

        """

    private static func colors(_ palette: Palette) -> String {
        let boxes = [
            ".ground { fill: \(palette.ground); }", ".label { stroke: \(palette.ground); }",
            ".box { fill: \(palette.box); stroke: \(palette.border); }",
            ".box.container { fill: \(palette.container); stroke: \(palette.accent); }",
            ".box.start { fill: \(palette.accent); stroke: none; }",
            ".title { fill: \(palette.title); } .title.start { fill: #ffffff; }",
            ".subtitle, .legend { fill: \(palette.subtitle); }",
        ]
        let ways = FlowEdge.Kind.allCases.map { kind in
            let (name, color) = (kind.rawValue, palette.ways[kind] ?? palette.title)
            return ".way.\(name) { stroke: \(color); } .head.\(name), .label.\(name) { fill: \(color); }"
        }
        return (boxes + ways).map { $0 + "\n" }.joined()
    }

    private static func arrow(_ kind: FlowEdge.Kind) -> String {
        "<marker id=\"\(kind.rawValue)\" viewBox=\"0 0 8 8\" refX=\"7.5\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">"
            + "<path class=\"head \(kind.rawValue)\" d=\"M0 0.5L8 4L0 7.5z\"/></marker>"
    }
}
