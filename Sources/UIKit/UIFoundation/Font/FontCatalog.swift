import TextMetrics

/// The typefaces of iOS and of the app: family, the prefix of its PostScript names, and their suffixes.
///
/// The first suffix is the face that the family name alone refers to.
enum FontCatalog {
    static func find(_ name: String) -> FontValues? {
        if let found = names[name] { return values(of: found.name, family: found.family) }
        return AppFonts.font(named: name).map { values(of: $0.postScript, family: $0.family) }
    }

    static var familyNames: [String] {
        let ofApp = Set(AppFonts.all.map(\.family)).sorted()
        return families.map(\.family) + ofApp
    }

    static func members(ofFamily family: String) -> [String] {
        guard let found = families.first(where: { $0.family == family }) else {
            return AppFonts.members(ofFamily: family)
        }
        return found.endings.split(separator: " ").map { $0 == "." ? found.stem : found.stem + $0 }
    }

    /// Returns the member of a family closest to a weight and slant.
    static func member(ofFamily family: String, weight: FontWeight, isItalic: Bool) -> FontValues? {
        members(ofFamily: family).map { values(of: $0, family: family) }.min {
            distance($0.face, weight, isItalic) < distance($1.face, weight, isItalic)
        }
    }

    private static func distance(_ face: FontFace, _ weight: FontWeight, _ isItalic: Bool) -> Int {
        abs(face.weight.rawValue - weight.rawValue) + (face.isItalic == isItalic ? 0 : 10)
    }

    private static func values(of name: String, family: String) -> FontValues {
        FontValues(
            name: name, family: family, size: 0,
            face: FontFace(.named(family), weight: weight(in: name), isItalic: isItalic(name)))
    }

    private static func isItalic(_ name: String) -> Bool {
        name.contains("Italic") || name.contains("Oblique")
    }

    /// A weight's name can contain another's, so longer names are tried first.
    private static func weight(in name: String) -> FontWeight {
        let style = name.split(separator: "-").dropFirst().joined()
        return weights.first { style.contains($0.name) }?.weight ?? .regular
    }

    private static let weights: [(name: String, weight: FontWeight)] = [
        ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("SemiBold", .semibold),
        ("Semibold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy), ("UltraBold", .heavy),
        ("ExtraBlack", .black), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("Bold", .bold),
        ("Heavy", .heavy), ("Black", .black),
    ]

    private static let names: [String: (name: String, family: String)] = {
        var names: [String: (name: String, family: String)] = [:]
        for (family, stem, endings) in families {
            let members = endings.split(separator: " ").map { $0 == "." ? stem : stem + $0 }
            names[family] = (members[0], family)
            for member in members { names[member] = (member, family) }
        }
        return names
    }()

    fileprivate static let families: [(family: String, stem: String, endings: String)] = [
        (
            "American Typewriter", "AmericanTypewriter",
            ". -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold"
        ),
        ("Arial", "Arial", "MT -BoldMT -ItalicMT -BoldItalicMT"),
        ("Arial Rounded MT Bold", "ArialRoundedMTBold", "."),
        (
            "Avenir", "Avenir",
            "-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique "
                + "-Heavy -HeavyOblique -Black -BlackOblique"
        ),
        (
            "Avenir Next", "AvenirNext",
            "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold "
                + "-DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"
        ),
        (
            "Avenir Next Condensed", "AvenirNextCondensed",
            "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold "
                + "-DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"
        ),
        ("Baskerville", "Baskerville", ". -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
        ("Chalkboard SE", "ChalkboardSE", "-Regular -Light -Bold"),
        ("Chalkduster", "Chalkduster", "."),
        ("Cochin", "Cochin", ". -Italic -Bold -BoldItalic"),
        ("Copperplate", "Copperplate", ". -Light -Bold"),
        ("Courier New", "CourierNewPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
        ("Didot", "Didot", ". -Italic -Bold"),
        ("Futura", "Futura", "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
        ("Georgia", "Georgia", ". -Italic -Bold -BoldItalic"),
        (
            "Gill Sans", "GillSans",
            ". -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic "
                + "-UltraBold"
        ),
        ("Helvetica", "Helvetica", ". -Oblique -Light -LightOblique -Bold -BoldOblique"),
        (
            "Helvetica Neue", "HelveticaNeue",
            ". -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic "
                + "-Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"
        ),
        ("Hoefler Text", "HoeflerText", "-Regular -Italic -Black -BlackItalic"),
        ("Marker Felt", "MarkerFelt", "-Thin -Wide"),
        ("Menlo", "Menlo", "-Regular -Italic -Bold -BoldItalic"),
        ("Noteworthy", "Noteworthy", "-Light -Bold"),
        ("Optima", "Optima", "-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
        ("Palatino", "Palatino", "-Roman -Italic -Bold -BoldItalic"),
        ("Papyrus", "Papyrus", ". -Condensed"),
        ("PingFang HK", "PingFangHK", "-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        ("PingFang SC", "PingFangSC", "-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        ("PingFang TC", "PingFangTC", "-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        ("Snell Roundhand", "SnellRoundhand", ". -Bold -Black"),
        ("Times New Roman", "TimesNewRomanPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
        ("Trebuchet MS", "TrebuchetMS", ". -Italic -Bold"),
        ("Verdana", "Verdana", ". -Italic -Bold -BoldItalic"),
        ("Zapfino", "Zapfino", "."),
    ]
}
