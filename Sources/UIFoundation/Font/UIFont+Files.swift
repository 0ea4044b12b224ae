// Typefaces that an app brings by code: on a device Core Text's font manager registers them.
extension UIFont {
    /// The PostScript name in a file of letters; `nil` for bytes that are no such file. On Linux alone.
    public static func postScriptName(ofFile data: Data) -> String? { FontFileNames(data)?.postScript }

    /// Makes the typeface of a file known by its names, as long as the program runs. Returns whether it was not known before. On Linux
    /// alone: it is what `CTFontManagerRegisterGraphicsFont(_:_:)` does on a device.
    public static func registerFile(_ data: Data) -> Bool {
        FontFileNames(data).map(AppFonts.register) ?? false
    }
}
