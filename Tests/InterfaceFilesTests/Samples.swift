import Foundation
import InterfaceFiles

/// Small files as Interface Builder writes them.
enum Samples {
    /// A storyboard with a navigation controller, a list, a page and a reference to another storyboard.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-Ig-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="24063"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <scenes>
                <!--Navigation Controller-->
                <scene sceneID="sc1-Na-vig">
                    <objects>
                        <navigationController id="nav-Ig-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-Xy-9k2"/>
                            <connections>
                                <segue destination="lst-Ta-ble" kind="relationship" relationship="rootViewController" id="rel-Ro-ot1"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-Aa-bbc" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-38.5" y="93"/>
                </scene>
                <!--Orders-->
                <scene sceneID="sc2-Or-der">
                    <objects>
                        <tableViewController storyboardIdentifier="Orders" title="Orders" id="lst-Ta-ble" customClass="OrdersViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                            <tableView key="view" rowHeight="-1" sectionHeaderHeight="28.5" alwaysBounceVertical="YES" id="tbl-Vi-ew0">
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <prototypes>
                                    <tableViewCell reuseIdentifier="Order" id="cel-Or-der">
                                        <connections>
                                            <segue destination="det-Ai-l00" kind="show" identifier="ShowOrder" id="seg-Sh-ow1"/>
                                        </connections>
                                    </tableViewCell>
                                </prototypes>
                                <connections>
                                    <outlet property="dataSource" destination="lst-Ta-ble" id="out-Da-ta1"/>
                                    <outlet property="delegate" destination="lst-Ta-ble" id="out-De-le1"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="Orders &amp; more" id="nit-Em-001"/>
                        </tableViewController>
                    </objects>
                </scene>
                <!--Detail-->
                <scene sceneID="sc3-De-tai">
                    <objects>
                        <viewController id="det-Ai-l00" userLabel="Detail" customClass="OrderViewController" sceneMemberID="viewController">
                            <view key="view" id="vie-Wd-et1">
                                <subviews>
                                    <label opaque="NO" text="Total" textAlignment="natural" id="lab-El-001">
                                        <string key="text">Two
        lines</string>
                                    </label>
                                    <button id="but-To-n01">
                                        <connections>
                                            <action selector="pay:" destination="det-Ai-l00" eventType="touchUpInside" id="act-Pa-y01"/>
                                            <segue destination="ref-Ac-cnt" kind="presentation" id="seg-Ac-cnt"/>
                                            <segue destination="exi-Td-et1" kind="unwind" unwindAction="backToOrders:" id="seg-Ba-ck1"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                        </viewController>
                        <exit id="exi-Td-et1" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                </scene>
                <!--Account-->
                <scene sceneID="sc4-Ac-cou">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Account" referencedIdentifier="Profile" id="ref-Ac-cnt" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <!--Forgotten-->
                <scene sceneID="sc5-Fo-rgo">
                    <objects>
                        <viewController id="for-Go-tte" customClass="ForgottenViewController" sceneMemberID="viewController">
                            <connections>
                                <segue destination="gon-Ee-001" kind="show" identifier="Lost" id="seg-Lo-st1"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="cart" catalog="system" width="128" height="101.5"/>
                <image name="Logo" width="40" height="30"/>
                <namedColor name="Brand">
                    <color red="0.9" green="0.1" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>
        """

    /// A nib with an owner, a view and a gesture recognizer.
    static let nib = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="BadgeView">
                    <connections>
                        <outlet property="content" destination="iN0-l3-epB" id="Qw2-Er-ty1"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <rect key="frame" x="0.0" y="20" width="320.5" height="-1e2"/>
                    <point key="canvasLocation" x="140" y="-12"/>
                </view>
                <tapGestureRecognizer id="tap-Ge-st1"/>
            </objects>
        </document>
        """

    /// A document with content in its root element.
    static func document(_ content: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">\(content)</document>"
    }

    static func read(_ text: String) throws -> InterfaceFile {
        try InterfaceFile.read(Data(text.utf8), path: "Main.storyboard")
    }
}
