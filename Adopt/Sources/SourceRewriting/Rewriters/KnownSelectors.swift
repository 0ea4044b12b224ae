/// Objective-C names of UIKit methods that apps reference without labels, and of methods that Swift renames.
enum KnownSelectors {
    static let names: [String: String] = [
        "cut": "cut:", "copy": "copy:", "paste": "paste:", "delete": "delete:", "select": "select:",
        "selectAll": "selectAll:", "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
        "toggleUnderline": "toggleUnderline:", "increaseSize": "increaseSize:",
        "decreaseSize": "decreaseSize:",
    ]
}
