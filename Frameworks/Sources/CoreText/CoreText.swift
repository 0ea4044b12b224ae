// Fonts and lines are values. Registering fonts does nothing.

import NeutralValues
@_exported import UIKit

public typealias CTFont = UIFont

open class CTLine: NSObject {
    public let text: NSAttributedString
    public init(text: NSAttributedString) { self.text = text; super.init() }
}

open class CTFrame: NSObject {}

open class CTRun: NSObject {}

open class CTFramesetter: NSObject {
    public let text: NSAttributedString
    public init(text: NSAttributedString) { self.text = text; super.init() }
}

open class CGFont: NSObject {
    fileprivate let file: Data
    private let name: String

    public init?(_ provider: CGDataProvider) {
        guard let file = provider.data, let name = UIFont.postScriptName(ofFile: file) else { return nil }
        self.file = file
        self.name = name
        super.init()
    }

    open var postScriptName: CFString? { name }
    open var fullName: CFString? { name }
}

public enum CTFontManagerScope: UInt32 {
    case none, process, persistent, session
}

public let kCTFontAttributeName: NSString = "NSFont"
public let kCTForegroundColorAttributeName: NSString = "CTForegroundColor"
public func CTFontCreateWithName(_ name: Any, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{ (name as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(text: attrString)
}
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { Double(line.text.size().width) }
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { notReal() }
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(text: attrString)
}
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: Any, _ path: CGPath, _ frameAttributes: Any?
) -> CTFrame { CTFrame() }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { notReal() }
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray { NSArray() }

private func registered(_ file: Data?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    let isNew = file.map { UIFont.registerFile($0) } ?? false
    let isFont = file.flatMap { UIFont.postScriptName(ofFile: $0) } != nil
    if !isNew {
        error?.pointee = .passRetained(
            NSError(
                domain: "com.apple.CoreText.CTFontManagerErrorDomain",
                code: isFont ? 105 : file == nil ? 101 : 104))
    }
    return isNew
}

@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { registered(font.file, error) }
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: Any, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { registered((fontURL as? URL).flatMap { try? Data(contentsOf: $0) }, error) }
