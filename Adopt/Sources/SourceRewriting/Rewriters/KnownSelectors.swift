/// Names in Objective-C of UIKit's methods that apps name without labels, and of those whose names Swift changed.
enum KnownSelectors {
    static let names: [String: String] = [
        "cut": "cut:", "copy": "copy:", "paste": "paste:", "delete": "delete:", "select": "select:",
        "selectAll": "selectAll:", "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
        "toggleUnderline": "toggleUnderline:", "increaseSize": "increaseSize:",
        "decreaseSize": "decreaseSize:",
    ]
}
