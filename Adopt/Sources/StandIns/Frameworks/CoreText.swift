extension KnownFramework {
    static let coreText = KnownFramework(
        name: "CoreText", prefixes: ["CTFont", "CTLine", "CTFrame", "CTRun", "CTTypesetter", "CTParagraph"],
        imports: [],
        text: """
            typealias CTFont = UIFont
            class CTLine: NSObject { let text: NSAttributedString; init(text: NSAttributedString) { self.text = text; super.init() } }
            class CTFrame: NSObject {}
            class CTRun: NSObject {}
            class CTFramesetter: NSObject { let text: NSAttributedString; init(text: NSAttributedString) { self.text = text; super.init() } }
            enum CTFontManagerScope: UInt32 { case none, process, persistent, session }
            let kCTFontAttributeName: NSString = "NSFont"
            let kCTForegroundColorAttributeName: NSString = "CTForegroundColor"
            func CTFontCreateWithName(_ name: Any, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont { (name as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size) }
            func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
            func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
            func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
            func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(text: attrString) }
            func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double { Double(line.text.size().width) }
            func CTLineDraw(_ line: CTLine, _ context: CGContext)
            func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter { CTFramesetter(text: attrString) }
            func CTFramesetterCreateFrame(_ framesetter: CTFramesetter, _ stringRange: Any, _ path: CGPath, _ frameAttributes: Any?) -> CTFrame { CTFrame() }
            func CTFrameDraw(_ frame: CTFrame, _ context: CGContext)
            func CTFrameGetLines(_ frame: CTFrame) -> NSArray { NSArray() }
            @discardableResult func CTFontManagerRegisterGraphicsFont(_ font: Any, _ error: Any?) -> Bool
            @discardableResult func CTFontManagerRegisterFontsForURL(_ fontURL: Any, _ scope: CTFontManagerScope, _ error: Any?) -> Bool
            """)
}
