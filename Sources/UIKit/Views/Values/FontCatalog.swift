/// The typefaces that iOS brings: family, the beginning of its PostScript names, and their endings.
///
/// The first ending is the one that the family's own name stands for.
enum FontCatalog {
    static func find(_ name: String) -> (name: String, family: String)? {
        names[name]
    }

    private static let names: [String: (name: String, family: String)] = {
        var names: [String: (name: String, family: String)] = [:]
        for (family, stem, endings) in families {
            let members = endings.split(separator: " ").map { $0 == "." ? stem : stem + $0 }
            names[family] = (members[0], family)
            for member in members { names[member] = (member, family) }
        }
        return names
    }()

    private static let families: [(family: String, stem: String, endings: String)] = [
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
