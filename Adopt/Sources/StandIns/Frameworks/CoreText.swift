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
            class CGFont: NSObject {
                fileprivate let file: Data
                private let name: String
                init?(_ provider: CGDataProvider) {
                    guard let file = provider.data, let name = UIFont.postScriptName(ofFile: file) else { return nil }
                    self.file = file
                    self.name = name
                    super.init()
                }
                var postScriptName: CFString? { name }
                var fullName: CFString? { name }
            }
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
            private func registered(_ file: Data?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
                let isNew = file.map { UIFont.registerFile($0) } ?? false
                let isFont = file.flatMap { UIFont.postScriptName(ofFile: $0) } != nil
                if !isNew { error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: isFont ? 105 : file == nil ? 101 : 104)) }
                return isNew
            }
            @discardableResult func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool { registered(font.file, error) }
            @discardableResult func CTFontManagerRegisterFontsForURL(_ fontURL: Any, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool { registered((fontURL as? URL).flatMap { try? Data(contentsOf: $0) }, error) }
            """)
}
