import Foundation
import InterfaceFiles
import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// A page whose view was saved with 320 by 480 points, loaded from text and shown on an iPhone 8 with 375 by 667 points.
@MainActor
private final class ShownPage {
    let sim = Simulator(device: .iPhone8)
    let page = UIViewController()
    let file: InterfaceFile
    private let loading: InterfaceLoading

    init(_ view: String, document: String = #"useAutolayout="YES""#) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(document)>
            <scenes><scene sceneID="scene"><objects><viewController id="page" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <viewLayoutGuide key="safeArea" id="safe"/>\(view)</view>
            </viewController></objects></scene></scenes></document>
            """
        file = try InterfaceFile.read(Data(text.utf8), path: "Page.storyboard")
        loading = InterfaceLoading(file, .main, present: ["page": page])
        let root = try #require(file.element(id: "root"))
        page.view = try #require(loading.load([root]).first as? UIView)
        sim.launch(page)
    }

    func view(_ id: String) throws -> UIView { try #require(loading.object(id: id) as? UIView) }

    func constraint(_ id: String) throws -> NSLayoutConstraint {
        try #require(loading.object(id: id) as? NSLayoutConstraint)
    }

    func set(width: UIUserInterfaceSizeClass = .compact, height: UIUserInterfaceSizeClass) throws {
        page.traitOverrides.horizontalSizeClass = width
        page.traitOverrides.verticalSizeClass = height
        try sim.settle()
    }
}

/// The constraints of a view `box` in a file, and its resulting frame.
private struct PlacedBox: CustomTestStringConvertible {
    let testDescription: String
    let box: String
    let constraints: String
    let frame: CGRect
    let others: String
    let document: String

    init(
        _ name: String, _ frame: CGRect, _ constraints: [String] = [],
        box: String = #"translatesAutoresizingMaskIntoConstraints="NO""#, others: String = "",
        document: String = #"useAutolayout="YES""#
    ) {
        testDescription = name
        self.frame = frame
        self.box = box
        self.constraints = constraints.enumerated().map { #"<constraint \#($1) id="c\#($0)"/>"# }.joined()
        self.others = others
        self.document = document
    }

    var view: String {
        """
        <subviews><view \(box) id="box"><rect key="frame" x="30" y="40" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        <constraints>\(constraints)</constraints></view></subviews>\(others)
        """
    }
}

private let left = #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading""#
private let top = #"firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top""#
private let width = #"firstAttribute="width" constant="100""#
private let height = #"firstAttribute="height" constant="50""#

private let boxes: [PlacedBox] = [
    PlacedBox("constants", CGRect(x: 0, y: 0, width: 100, height: 50), [left, top, width, height]),
    PlacedBox(
        "a multiplier", CGRect(x: 0, y: 0, width: 187.5, height: 50),
        [
            left, top, height,
            #"firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5""#,
        ]),
    PlacedBox(
        "a ratio", CGRect(x: 0, y: 0, width: 75, height: 50),
        [
            left, top, height,
            #"firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="3:2""#,
        ]),
    PlacedBox(
        "a standard space to the superview", CGRect(x: 20, y: 0, width: 100, height: 50),
        [left + #" symbolic="YES""#, top, width, height]),
    PlacedBox(
        "a standard space with its number", CGRect(x: 8, y: 0, width: 100, height: 50),
        [left + #" constant="8" symbolic="YES""#, top, width, height]),
    PlacedBox(
        "a standard space of the system's, twice", CGRect(x: 16, y: 0, width: 100, height: 50),
        [left + #" multiplier="2" symbolic="YES" symbolType="layoutAnchor""#, top, width, height]),
    PlacedBox(
        "a placeholder that is never active", CGRect(x: 0, y: 0, width: 100, height: 50),
        [left, top, width, height, #"firstAttribute="height" constant="300" placeholder="YES""#]),
    PlacedBox(
        "priorities", CGRect(x: 0, y: 0, width: 100, height: 60),
        [
            left, top, width, #"firstAttribute="height" constant="60" priority="751""#,
            #"firstAttribute="height" constant="70" priority="750""#,
        ]),
    PlacedBox(
        "relations", CGRect(x: 0, y: 0, width: 100, height: 50),
        [
            left, top, width, #"firstAttribute="height" relation="greaterThanOrEqual" constant="50""#,
            #"firstAttribute="height" priority="250""#,
        ]),
    PlacedBox(
        "margins", CGRect(x: 16, y: 28, width: 100, height: 50),
        [
            #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#,
            #"firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="8""#,
            width, height,
        ]),
    PlacedBox(
        "margins of the file", CGRect(x: 30, y: 0, width: 100, height: 50),
        [
            #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#,
            top,
            width, height,
        ],
        others:
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="30" bottom="1" trailing="2"/>"#
    ),
    PlacedBox(
        "the safe area", CGRect(x: 0, y: 25, width: 100, height: 50),
        [
            left,
            #"firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5""#,
            width, height,
        ]),
    PlacedBox(
        "a controller's guides", CGRect(x: 0, y: 20, width: 100, height: 647),
        [
            left, #"firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom""#,
            #"firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom""#, width,
        ]),
    PlacedBox("a view that no constraint places", CGRect(x: 30, y: 40, width: 100, height: 50)),
    PlacedBox(
        "a fixed frame", CGRect(x: 30, y: 40, width: 100, height: 50),
        box: #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#),
    PlacedBox("a mask", CGRect(x: 30, y: 227, width: 155, height: 50), box: ""),
    PlacedBox(
        "a file without Auto Layout", CGRect(x: 30, y: 227, width: 155, height: 50), box: "", document: ""),
]

@MainActor @Suite(.inTurn) struct InterfaceConstraintTests {
    @Test(arguments: boxes)
    fileprivate func `a view has the frame in the file`(_ box: PlacedBox) throws {
        let shown = try ShownPage(box.view, document: box.document)
        #expect(try shown.view("box").frame == box.frame)
        #expect(shown.file.faults.isEmpty && shown.sim.diagnostics.isEmpty)
    }

    @Test func `what scrolls is as large as the constraints of its content guide say`() throws {
        let shown = try ShownPage(
            """
            <subviews><scrollView id="scroll"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="frame" secondAttribute="width" id="e"/>
            <constraint firstItem="box" firstAttribute="height" constant="900" id="f"/></constraints></scrollView></subviews>
            """)
        let scroll = try #require(try shown.view("scroll") as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    }

    @Test func `values follow the size classes, and go back`() throws {
        let shown = try ShownPage(
            """
            <subviews><stackView id="stack" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="100" height="100"/><subviews><label id="label" text="A" hidden="YES">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=compact" hidden="NO">
            <fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label></subviews>
            <variation key="heightClass=compact" axis="horizontal" spacing="9"/>
            <variation key="heightClass=compact-widthClass=regular" spacing="2"/></stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="x">
            <variation key="heightClass=compact" constant="50"/></constraint>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/></constraints>
            """)
        let stack = try #require(try shown.view("stack") as? UIStackView)
        let label = try #require(try shown.view("label") as? UILabel)
        func values() throws -> [Double] {
            [
                try shown.constraint("x").constant, stack.axis == .vertical ? 1 : 0, stack.spacing,
                label.font.pointSize, label.isHidden ? 1 : 0,
            ]
        }
        #expect(try values() == [5, 1, 4, 17, 1])
        try shown.set(height: .compact)
        #expect(try values() == [50, 0, 9, 12, 0])
        try shown.set(width: .regular, height: .compact)
        #expect(try values() == [50, 0, 2, 12, 0])
        try shown.set(height: .regular)
        #expect(try values() == [5, 1, 4, 17, 1])
        #expect(shown.file.unread.filter { $0.element.contains("view[root]") } == [])
    }

    @Test func `views and constraints come and go with the size classes`() throws {
        let shown = try ShownPage(
            """
            <subviews><view id="one" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view>
            <view id="two" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="10" height="10"/><constraints>
            <constraint firstAttribute="width" constant="20" id="w"/>
            <constraint firstAttribute="width" constant="60" id="wide"/>
            <constraint firstAttribute="height" constant="20" id="h"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><exclude reference="w"/>
            <include reference="wide"/></mask></variation></view></subviews><constraints>
            <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="leading" id="l"/>
            <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" id="o"/>
            </constraints><variation key="widthClass=regular"><mask key="subviews"><exclude reference="one"/></mask></variation>
            """)
        let (one, two) = (try shown.view("one"), try shown.view("two"))
        #expect(two.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
        try shown.set(height: .compact)
        #expect(two.frame.width == 60)
        try shown.set(width: .regular, height: .regular)
        #expect(one.superview == nil && two.frame.width == 20)
        try shown.set(height: .regular)
        #expect(one.superview === shown.page.view && shown.page.view.subviews.first === one)
        #expect(two.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    }
}
