import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor
@Suite(.inTurn) struct NamedImageTests {
    private func bundle(_ files: [String: String], _ images: [String: (Int, Int)]) throws -> SampleBundle {
        var all = files.mapValues { Data($0.utf8) }
        for (path, size) in images { all[path] = SampleBundle.png(size.0, size.1) }
        return try #require(SampleBundle(all))
    }

    private func traits(
        scale: CGFloat = 3, _ style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
        contrast: UIAccessibilityContrast = .normal, width: UIUserInterfaceSizeClass = .compact
    ) -> UITraitCollection {
        UITraitCollection { traits in
            traits.displayScale = scale
            traits.userInterfaceStyle = style
            traits.userInterfaceIdiom = idiom
            traits.accessibilityContrast = contrast
            traits.horizontalSizeClass = width
        }
    }

    private let photo = """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "one.png"},
          {"idiom": "universal", "scale": "2x", "filename": "two.png"},
          {"idiom": "universal", "scale": "3x"},
          {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
          {"idiom": "mac", "scale": "3x", "filename": "mac.png"},
          {"idiom": "universal", "scale": "2x", "filename": "dark.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "2x", "filename": "contrast.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
          {"idiom": "universal", "scale": "2x", "filename": "wide.png", "width-class": "regular"}
        ], "info": {"author": "xcode", "version": 1}}
        """

    private func catalog() throws -> SampleBundle {
        let set = "Assets.xcassets/photo.imageset"
        let sizes = [
            "one": 10, "two": 22, "pad": 24, "mac": 26, "dark": 28, "contrast": 30, "wide": 32,
        ]
        let images = sizes.map { ("\(set)/\($0.key).png", ($0.value, $0.value)) }
        return try bundle(["\(set)/Contents.json": photo], Dictionary(uniqueKeysWithValues: images))
    }

    @Test func `an image is spoken by its name in the catalog`() throws {
        let set = "Assets.xcassets/ic_close.imageset"
        let json = #"{"images": [{"idiom": "universal", "filename": "one.png"}]}"#
        let sample = try bundle(["\(set)/Contents.json": json], ["\(set)/one.png": (10, 10)])
        let image = try #require(UIImage(named: "ic_close", in: sample.bundle, with: nil))
        #expect(image.catalogName == "ic_close" && image.spokenName == "ic close")
        #expect(image.withRenderingMode(.alwaysTemplate).spokenName == "ic close")
        #expect(UIImage().spokenName == nil && UIImage(systemName: "list.dash")?.spokenName == nil)
    }

    @Test(
        arguments: [
            (3, .light, .phone, .normal, .compact, 11), (2, .light, .phone, .normal, .compact, 11),
            (1, .light, .phone, .normal, .compact, 10), (2, .light, .pad, .normal, .compact, 12),
            (2, .dark, .phone, .normal, .compact, 14), (2, .dark, .phone, .high, .compact, 15),
            (2, .light, .phone, .high, .compact, 11), (2, .light, .phone, .normal, .regular, 16),
        ]
            as [(
                CGFloat, UIUserInterfaceStyle, UIUserInterfaceIdiom, UIAccessibilityContrast,
                UIUserInterfaceSizeClass,
                CGFloat
            )])
    func `a catalogue has an image for each surroundings`(
        scale: CGFloat, style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom,
        contrast: UIAccessibilityContrast, width: UIUserInterfaceSizeClass, side: CGFloat
    ) throws {
        let sample = try catalog()
        let traits = traits(scale: scale, style, idiom: idiom, contrast: contrast, width: width)
        let image = try #require(UIImage(named: "photo", in: sample.bundle, compatibleWith: traits))
        #expect(image.size == CGSize(width: side, height: side))
    }

    @Test func `an image is another one in a dark view`() throws {
        let runtime = useFreshRuntime()
        let sample = try catalog()
        let image = try #require(
            UIImage(named: "photo", in: sample.bundle, compatibleWith: traits(scale: 2)))
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = .light
        #expect(view.shownImage?.cgImage?.width == 22)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.shownImage?.cgImage?.width == 28)
        #expect(view.image?.cgImage?.width == 22)
        #expect(view.shownImage?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(runtime.diagnostics.entries.isEmpty)
    }

    @Test func `a file is read once, and an image of a name equals the next one`() throws {
        let sample = try catalog()
        let first = try #require(UIImage(named: "photo", in: sample.bundle, with: nil))
        try FileManager.default.removeItem(at: sample.folder.appendingPathComponent("Assets.xcassets"))
        #expect(UIImage(named: "photo", in: sample.bundle, with: nil) == first)
        #expect(first.imageAsset === UIImage(named: "photo", in: sample.bundle, with: nil)?.imageAsset)
    }

    @Test func `a set says how its images are drawn`() throws {
        let sliced = """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png", "language-direction": "left-to-right",
              "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8},
              "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
                "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let sample = try bundle(
            ["A.xcassets/button.imageset/Contents.json": sliced],
            ["A.xcassets/button.imageset/a.png": (20, 20)])
        let image = try #require(UIImage(named: "button", in: sample.bundle, with: nil))
        #expect(image.renderingMode == .alwaysTemplate && image.size == CGSize(width: 10, height: 10))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        #expect(image.resizingMode == .tile && image.flipsForRightToLeftLayoutDirection)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func `folders give names only where they provide a namespace`() throws {
        let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
        let sample = try bundle(
            [
                "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "A.xcassets/Icons/star.imageset/Contents.json": set,
                "A.xcassets/Plain/moon.imageset/Contents.json": set,
                "A.xcassets/own.symbolset/Contents.json": "{}",
                "A.xcassets/shape.imageset/Contents.json":
                    #"{"images": [{"idiom": "universal", "filename": "s.svg"}]}"#,
                "A.xcassets/shape.imageset/s.svg": #"<svg width="24" height="12"/>"#,
            ],
            ["A.xcassets/Icons/star.imageset/a.png": (3, 3), "A.xcassets/Plain/moon.imageset/a.png": (4, 4)])
        func size(_ name: String) -> CGSize? { UIImage(named: name, in: sample.bundle, with: nil)?.size }
        #expect(size("Icons/star") == CGSize(width: 3, height: 3) && size("star") == nil)
        #expect(size("moon") == CGSize(width: 4, height: 4))
        #expect(size("moon.jpg") == CGSize(width: 4, height: 4) && size("moon.txt") == nil)
        #expect(size("shape") == CGSize(width: 24, height: 12))
        #expect(UIImage(named: "own", in: sample.bundle, with: nil)?.isSymbolImage == true)
    }

    @Test(
        arguments: [
            ("dot", 3, .phone, 4), ("dot", 1, .phone, 5), ("dot", 2, .pad, 7), ("dot.png", 3, .phone, 4),
            ("folder/dot", 2, .phone, 9), ("photo.jpg", 2, .phone, 6), ("v1.2", 2, .phone, 3),
        ] as [(String, CGFloat, UIUserInterfaceIdiom, CGFloat)])
    func `files stand beside each other`(
        name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom, side: CGFloat
    ) throws {
        let sample = try bundle(
            [:],
            [
                "dot.png": (5, 5), "dot@3x.png": (12, 12), "dot@2x~ipad.png": (14, 14),
                "folder/dot.png": (9, 9), "photo@2x.jpg": (12, 12), "v1.2.png": (3, 3), "v1.png": (8, 8),
            ])
        let image = UIImage(
            named: name, in: sample.bundle, compatibleWith: traits(scale: scale, idiom: idiom))
        #expect(image?.size == CGSize(width: side, height: side))
    }

    @Test func `an unknown name is nil, and is reported in the diagnostics`() throws {
        let runtime = useFreshRuntime()
        let sample = try bundle([:], ["photo.jpg": (1, 1)])
        #expect(UIImage(named: "photo", in: sample.bundle, with: nil) == nil)
        #expect(UIColor(named: "brand", in: sample.bundle, compatibleWith: nil) == nil)
        #expect(
            runtime.diagnostics.entries.map(\.message) == [
                "No image named 'photo' found in asset catalog for \(sample.bundle.bundlePath)",
                "No color named 'brand' found in asset catalog for \(sample.bundle.bundlePath)",
            ])
    }

    @Test func `a resource has the image and the color of its name, or an empty image and a clear color`()
        throws
    {
        let runtime = useFreshRuntime()
        let sample = try bundle(
            [
                "A.xcassets/bar/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "A.xcassets/bar/home.imageset/Contents.json":
                    #"{"images": [{"idiom": "universal", "scale": "3x", "filename": "home.png"}]}"#,
                "A.xcassets/brand.colorset/Contents.json":
                    #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
            ], ["A.xcassets/bar/home.imageset/home.png": (30, 60)])
        let home = UIImage(resource: ImageResource(name: "bar/home", bundle: sample.bundle))
        #expect(home.size == CGSize(width: 10, height: 20))
        #expect(home.imageAsset != nil)
        let light = traits(.light)
        let brand = UIColor(resource: ColorResource(name: "brand", bundle: sample.bundle))
        #expect(brand.resolvedColor(with: light) == UIColor.systemRed.resolvedColor(with: light))
        #expect(runtime.diagnostics.entries.isEmpty)
        #expect(UIImage(resource: ImageResource(name: "home", bundle: sample.bundle)).size == .zero)
        #expect(UIColor(resource: ColorResource(name: "red", bundle: sample.bundle)).cgColor.alpha == 0)
        #expect(
            runtime.diagnostics.entries.map(\.message) == [
                "No image named 'home' found in asset catalog for \(sample.bundle.bundlePath)",
                "No color named 'red' found in asset catalog for \(sample.bundle.bundlePath)",
            ])
    }

    @Test func `an asset of an app's has the image of the traits that say most`() {
        let asset = UIImageAsset()
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        asset.register(image(1), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(image(2), with: dark)
        asset.register(
            image(3),
            with: UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)]))
        #expect(asset.image(with: traits(.light)).size.width == 1)
        #expect(asset.image(with: traits(.dark)).size.width == 2)
        #expect(asset.image(with: traits(.dark, contrast: .high)).size.width == 3)
        asset.unregisterImage(with: dark)
        #expect(asset.image(with: traits(.dark)).size.width == 1)
        let view = UIImageView(image: asset.image(with: traits(.light)))
        asset.register(image(4), with: dark)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.shownImage?.size.width == 4)
    }
}
