import Simulator

extension Scenario {
    /// A view of UIKit's class or one of the app's, with a runtime attribute of value 5.
    static func nibView(_ name: String? = nil, attribute: String? = nil, tag: Int = 0) -> String {
        let custom = name.map { "customClass=\"\($0)\" customModule=\"Conformance\"" } ?? ""
        let attributes = attribute.map {
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="\($0)"><integer key="value" value="5"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        }
        return """
            <view tag="\(tag)" contentMode="scaleToFill" id="view" \(custom)>
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(attributes ?? "")</view>
            """
    }
}

extension TemporaryBundle {
    /// Writes a nib whose owner's view outlet is connected to the ID `view`, or not connected.
    func write(
        nib objects: String, owner: String? = nil, isConnected: Bool = true, to name: String
    ) throws {
        let custom = owner.map { "customClass=\"\($0)\"" } ?? ""
        let connections =
            owner != nil && isConnected
            ? "<connections><outlet property=\"view\" destination=\"view\" id=\"outlet-view\"/></connections>"
            : ""
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(custom)>\(connections)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects></document>
            """, to: "\(name).xib")
    }
}
