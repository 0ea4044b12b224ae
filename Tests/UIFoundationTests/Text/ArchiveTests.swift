import TestApps
import TestTraits
import Testing

@testable import UIFoundation
@testable import UIKitCore

/// Values of text and drawing that are archived and unarchived.
@MainActor @Suite(.inTurn) struct ArchiveTests {
    private func again<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func `colors`() throws {
        useFreshRuntime()
        for color in [
            UIColor.red, .white, UIColor(white: 0.3, alpha: 0.5),
            UIColor(red: 1.5, green: -0.2, blue: 0, alpha: 1),
        ] {
            #expect(try again(color) == color)
        }
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let read = (try? again(UIColor.systemBackground)).flatMap { $0 }
            #expect(read == UIColor(red: 0, green: 0, blue: 0, alpha: 1) || read == .black)
        }
    }

    @Test func `fonts`() throws {
        useFreshRuntime()
        let fonts = [
            UIFont.systemFont(ofSize: 15, weight: .heavy), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .bold),
            UIFont(name: "Georgia-Bold", size: 20)!, .preferredFont(forTextStyle: .title1),
            UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 11)),
        ]
        for font in fonts {
            let read = try again(font)
            #expect(read == font && read?.values == font.values)
        }
    }

    @Test func `paragraph styles`() throws {
        useFreshRuntime()
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineSpacing = 3
        style.firstLineHeadIndent = 12
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        style.hyphenationFactor = 0.5
        #expect(try again(style) == style)
        #expect(try again(NSParagraphStyle.default) == NSParagraphStyle.default)
    }

    @Test func `shadows and paths`() throws {
        useFreshRuntime()
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.green
        #expect(try again(shadow) == shadow)
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 6)
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.setLineDash([1, 2], count: 2, phase: 3)
        let read = try #require(try again(path))
        #expect(read.cgPath == path.cgPath && read.lineWidth == 4 && read.lineCapStyle == .round)
        var (count, phase) = (0, CGFloat(0))
        read.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2 && phase == 3)
    }

    @Test func `a reversed path has the same points from end to beginning`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 20), controlPoint: CGPoint(x: 20, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 40), controlPoint1: CGPoint(x: 20, y: 30),
            controlPoint2: CGPoint(x: 10, y: 40))
        path.lineWidth = 7
        let expected = UIBezierPath()
        expected.move(to: CGPoint(x: 0, y: 40))
        expected.addCurve(
            to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 10, y: 40),
            controlPoint2: CGPoint(x: 20, y: 30))
        expected.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 20, y: 0))
        expected.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.reversing().cgPath == expected.cgPath && path.reversing().lineWidth == 7)
        #expect(path.reversing().reversing().cgPath == path.cgPath)
        let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).reversing()
        #expect(box.contains(CGPoint(x: 2, y: 2)) && box.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
    }
}
