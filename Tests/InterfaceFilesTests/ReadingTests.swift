import Foundation
import InterfaceFiles
import Testing

@Test func `A storyboard says what it is`() throws {
    let file = try Samples.read(Samples.storyboard)
    #expect(file.kind == .storyboard)
    #expect(file.name == "Main")
    #expect(file.toolsVersion == "24127")
    #expect(file.usesAutoLayout && file.usesTraitCollections && file.usesSafeAreas && !file.isLaunchScreen)
    #expect(
        [file.device?.id, file.device?.orientation, file.device?.appearance] == [
            "retina6_12", "portrait", "light",
        ])
    #expect(file.initialViewController?.name == "navigationController")
    #expect(
        file.scenes.map { $0.controller?.name } == [
            "navigationController", "tableViewController", "viewController", "viewControllerPlaceholder",
            "viewController",
        ])
    #expect(file.scenes.map(\.objects.count) == [1, 0, 1, 0, 0])
    #expect(file.scene(identifier: "Orders")?.controller?.id == "lst-Ta-ble")
    let reference = file.element(id: "ref-Ac-cnt").flatMap { InterfaceReference($0) }
    #expect(reference?.storyboardName == "Account" && reference?.identifier == "Profile")
    #expect(file.faults.isEmpty)
}

@Test func `Connections, resources and values are read`() throws {
    let file = try Samples.read(Samples.storyboard)
    let button = try #require(file.element(id: "but-To-n01"))
    let connections = file.connections(of: button)
    #expect(connections.map(\.kind) == [.action, .segue, .segue])
    #expect(connections[0].selector == "pay:" && connections[0].eventType == "touchUpInside")
    let resources = file.resources
    #expect(resources.images["cart"]?.height == 101.5 && resources.images["cart"]?.isSystemSymbol == true)
    #expect(resources.namedColors["Brand"]?.first?.number("red") == 0.9)
    #expect(resources.systemColors["systemBackgroundColor"]?.count == 1)
    let table = try #require(file.element(id: "tbl-Vi-ew0"))
    #expect(table.integer("rowHeight") == -1 && table.number("sectionHeaderHeight") == 28.5)
    #expect(table.bool("alwaysBounceVertical") == true && table.bool("hidden") == nil)
    #expect(file.element(id: "lab-El-001")?.child("string", key: "text")?.string == "Two\nlines")
    #expect(file.element(id: "nit-Em-001")?["title"] == "Orders & more")
}

@Test func `A nib has its objects at the top`() throws {
    let file = try Samples.read(Samples.nib)
    #expect(file.kind == .nib)
    #expect(
        file.topLevelObjects.map(\.name) == ["placeholder", "placeholder", "view", "tapGestureRecognizer"])
    #expect(file.element(id: "iN0-l3-epB")?.child("rect", key: "frame")?.number("height") == -100)
}

@Test func `Values that cannot be are faults with line and element`() throws {
    let text =
        "\n<view id='a' hidden='yes' alpha='0x1' tag='1.5' x='nan' y='1,5' ok='2.0'>"
        + "<string key='text' base64-UTF8='YES'>w6k=</string></view><view id='a'/>"
    let file = try Samples.read(Samples.document(text))
    let view = try #require(file.root.children.first)
    #expect(view.bool("hidden") == nil && view.number("alpha") == nil && view.integer("tag") == nil)
    #expect(view.number("x") == nil && view.number("y") == nil && view.integer("ok") == 2)
    #expect(view.string("text") == "é")
    #expect(
        file.faults.map(\.message) == [
            "the id a is already that of <view> on line 2", "hidden=\"yes\" is not YES or NO",
            "alpha=\"0x1\" is not a number", "tag=\"1.5\" is not a whole number", "x=\"nan\" is not a number",
            "y=\"1,5\" is not a number",
        ])
    #expect(file.faults[1].description.hasPrefix("Main.storyboard:2: document/view[a]: hidden"))
}

@Test func `Unread content is listed, and design-time names are not`() throws {
    let text =
        "\n<objects>\n<view id='a' alpha='0.5' userLabel='A' hidden='YES'>\n<rect key='frame' x='1' y='2'/>"
        + "\n<string key='b'>text</string>\n<point key='canvasLocation' x='1'/></view>\n<other id='c'/></objects>"
    let file = try Samples.read(Samples.document(text))
    let view = try #require(file.topLevelObjects.first)
    _ = view.number("alpha")
    _ = view.child("rect", key: "frame")?.number("x")
    _ = view.child("string", key: "b")
    #expect(
        file.unread.map(\.description) == [
            "Main.storyboard:3: document/objects/view[a]: attribute hidden=\"YES\"",
            "Main.storyboard:4: document/objects/view[a]/rect[frame]: attribute y=\"2\"",
            "Main.storyboard:5: document/objects/view[a]/string[b]: text \"text\"",
            "Main.storyboard:7: document/objects/other[c]: element",
        ])
    file.root.markAllAsRead()
    #expect(file.unread.isEmpty)
}

@Test func `Elements do not outlive a released file`() throws {
    weak var element: InterfaceElement?
    do {
        let file = try Samples.read(Samples.nib)
        element = file.element(id: "iN0-l3-epB")
        #expect(element?.parent?.name == "objects")
    }
    #expect(element == nil)
}
