import Foundation
import Simulator

/// The text of a small nib, as Interface Builder writes it.
struct NibText {
    private let objects: String

    /// A nib with its owner's view, a label in it, and a label in that.
    init(owner: String) {
        objects = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)" customModule="Conformance">
            <connections><outlet property="view" destination="view" id="outlet-view"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(Self.view())
            """
    }

    /// A nib with a page and its view.
    init(page: String) {
        objects = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <viewController id="page" customClass="\(page)" customModule="Conformance">
            \(Self.view("key=\"view\""))</viewController>
            """
    }

    /// A nib with its owner's view, from the view's element.
    init(owner: String, view: String) {
        objects = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
            <connections><outlet property="view" destination="view" id="outlet-view"/></connections></placeholder>
            \(view)
            """
    }

    private static func view(_ key: String = "") -> String {
        """
        <view \(key) contentMode="scaleToFill" id="view" customClass="LoggedView" customModule="Conformance">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        """
    }

    private var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>\(objects)</objects></document>
        """
    }

    /// Writes the nib `Page` into a new bundle in a temporary folder.
    func bundle() throws -> TemporaryBundle {
        let bundle = try TemporaryBundle()
        try bundle.write(text, to: "Page.xib")
        return bundle
    }
}
