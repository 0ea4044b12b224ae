// Typefaces that an app registers in code: on a device, with Core Text's font manager.
extension UIFont {
    /// Returns the PostScript name in a font file; `nil` for other data. Linux only.
    public static func postScriptName(ofFile data: Data) -> String? { FontFileNames(data)?.postScript }

    /// Registers the font in a file until the program ends. Returns whether it wasn't registered before. Linux only: the equivalent of
    /// `CTFontManagerRegisterGraphicsFont(_:_:)` on a device.
    public static func registerFile(_ data: Data) -> Bool {
        FontFileNames(data).map(AppFonts.register) ?? false
    }
}
